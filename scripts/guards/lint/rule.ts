import type { Node, VisitorObject } from 'oxc-parser'

/** The part of oxlint's rule interface that the project's rules use. */
type Context = {
  readonly sourceCode: { getText(node: Node): string }
  report(finding: { readonly node: Node; readonly message: string }): void
}

export type Rule = { readonly create: (context: Context) => VisitorObject }

/** Reports one finding: its place, and what to do instead. */
export type FindingReporter = (node: Node, message: string) => void

export const defineRule = (
  visitors: (report: FindingReporter, textOf: (node: Node) => string) => VisitorObject,
): Rule => ({
  create: (context) =>
    visitors(
      (node, message) => context.report({ node, message }),
      (node) => context.sourceCode.getText(node),
    ),
})
