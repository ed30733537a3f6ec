// What the reader itself says, in the language of the page.

import { isChinese } from "./page-places.js";

const english = {
  language: "en",
  skip: "Skip to the text",
  ways: "Documentation",
  contents: "Contents",
  table: "Table",
  code: "Code",
  neighbors: "Articles before and after this one",
  previous: "Previous",
  next: "Next",
  lists: { articles: "All articles", api: "API reference", docs: "All pages" },
  allNames: "All names",
  search: "Search the docs",
  results: "Results",
  kinds: { library: "From other libraries", title: "Pages", heading: "Headings", name: "API", text: "Text" },
  loading: "Loading the pages…",
  incomplete: "Nothing found. Some pages could not be loaded.",
  nothing: (typed) => `Nothing found for “${typed}”.`,
  instead: (typed, words) => `Nothing for “${typed}”: results for “${words}”.`,
  scenes: "Search the scenes",
  count: (number) => number === 1 ? "1 result" : `${number} results`,
};

const chinese = {
  language: "zh-Hans",
  skip: "跳到正文",
  ways: "文档",
  contents: "目录",
  table: "表格",
  code: "代码",
  neighbors: "前后的文章",
  previous: "上一篇",
  next: "下一篇",
  lists: { articles: "全部文章" },
  search: "搜索文档",
  results: "结果",
  kinds: { library: "其他库的名称", title: "页面", heading: "标题", name: "API（英文）", text: "正文" },
  loading: "正在加载页面……",
  incomplete: "没有找到。部分页面无法加载。",
  nothing: (typed) => `没有找到“${typed}”。`,
  instead: (typed, words) => `没有找到“${typed}”，显示“${words}”的结果。`,
  scenes: "在场景中搜索（英文）",
  count: (number) => `${number} 个结果`,
};

export const wordsOf = (path) => isChinese(path) ? chinese : english;
