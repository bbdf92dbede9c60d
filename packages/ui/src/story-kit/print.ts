function* printRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText)) yield rule
    else if (rule instanceof CSSGroupingRule) yield* printRules(rule.cssRules)
    else if (rule instanceof CSSStyleRule) yield* printRules(rule.cssRules)
  }
}

/**
 * Shows the page as its print styles want it, by letting them hold on the screen too; the answer undoes it. Paper
 * itself (margins, page breaks) is not shown.
 */
export function showAsPrinted(from: Document): () => void {
  const found = [...from.styleSheets].flatMap((sheet) => [...printRules(sheet.cssRules)])
  const before = found.map(({ media }) => media.mediaText)
  for (const { media } of found) media.mediaText = 'all'
  return () => found.forEach(({ media }, index) => (media.mediaText = before[index] ?? 'print'))
}
