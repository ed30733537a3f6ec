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
};

export const wordsOf = (path) => isChinese(path) ? chinese : english;
