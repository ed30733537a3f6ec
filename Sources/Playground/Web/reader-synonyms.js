// Words that readers look for where the pages have other ones, and the section that is meant.

const sections = [
  {
    typed: /^(?:(?:memory |retain )?(?:leak(?:s|ing)?|cycles?)|weak(?: |-)?self|\[weak self\]|deinit|dealloc(?:ated|ation)?|循环引用|内存泄漏)$/i,
    address: /(?:GettingStarted|Troubleshooting)\.md#/, text: /(?:Capture the object that loads|捕获负责加载的对象)/i,
  },
  {
    typed: /^(?:install(?:ation|ing)?|set ?up|spm|swiftpm|swift package(?: manager)?|packages?|dependenc(?:y|ies)|安装|集成|依赖)$/i,
    address: /GettingStarted\.md#/, heading: /package/i,
  },
  { typed: /^(?:cocoa ?pods?|pods?|podfile|podspec|carthage|cartfile)$/i, address: /\bREADME(?:\.zh-Hans)?\.md/, text: /(?:not supported|不支持)(?=[^]{0,80}CocoaPods)/i },
];

/** Returns the one of the sections that is meant, and the words in its text that say so, if there are some. */
export function sectionMeant(all, typed) {
  const meant = sections.find((each) => each.typed.test(typed.trim()));
  if (!meant) return null;
  const section = all.find(({ address, heading, text }) =>
    meant.address.test(address) && (meant.heading ?? /./).test(heading) && (meant.text ?? /^/).test(text));
  return section ? { section, words: meant.text ? [meant.text.exec(section.text)[0].toLowerCase()] : null } : null;
}
