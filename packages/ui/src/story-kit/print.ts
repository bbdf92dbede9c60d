function* printRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText)) yield rule
    else if (rule instanceof CSSGroupingRule) yield* printRules(rule.cssRules)
    else if (rule instanceof CSSStyleRule) yield* printRules(rule.cssRules)
  }
}

/**
 * Applies the print styles on screen, and returns a function that undoes it. Page margins and page breaks
 * are not shown.
 */
export function emulatePrint(from: Document): () => void {
  const found = [...from.styleSheets].flatMap((sheet) => [...printRules(sheet.cssRules)])
  const before = found.map(({ media }) => media.mediaText)
  for (const { media } of found) media.mediaText = 'all'
  return () => found.forEach(({ media }, index) => (media.mediaText = before[index] ?? 'print'))
}
