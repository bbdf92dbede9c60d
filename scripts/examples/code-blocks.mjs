/** Returns the code blocks of a Markdown text, in order. */
export const codeBlocks = (markdown) =>
  [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language, code]) => ({ language, code }))
