import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Application } from '../application.ts'
import { Failure } from '../failures/failure.ts'
import { limitRequestsOfIp } from '../use-cases/limits.ts'
import type { Metrics } from './metrics.ts'

/** The path to which browsers report breaches of the content security policy. */
export const cspReportPath = '/csp-reports'

const longestReport = 16 * 1024
const mostReports = 10

/** Replaces, in the log, any value that could contain personal data or be made up by the sender. */
const other = 'other'

const directive = v.fallback(v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+){1,5}$/)), other)

const schemeOrOrigin = (text: string): string => {
  if (/^(inline|eval|wasm-eval|self|data|blob|trusted-types-(sink|policy))$/.test(text)) return text
  return URL.canParse(text) && /^https?:/.test(text) ? new URL(text).origin : other
}
const blocked = v.fallback(v.pipe(v.string(), v.transform(schemeOrOrigin)), other)

const pathOf = (text: string): string => (URL.canParse(text) ? new URL(text).pathname : text)

/** The first segment of a page's path; later segments may contain the id of a record. */
const pageOf = (text: string): string => {
  const [, first = ''] = pathOf(text)
    .replace(/^\/en(?=\/|$)/, '')
    .split('/')
  return /^([A-Za-z]{1,40}\d?)?$/.test(first) ? `/${first}` : other
}
const page = v.fallback(v.pipe(v.string(), v.transform(pageOf)), other)

const ownFile = (text: string): string => {
  const path = pathOf(text)
  return /^\/(assets\/[\w.-]{1,80}|boot\.js|sw\.js)$/.test(path) ? path : other
}
const source = v.optional(v.fallback(v.pipe(v.string(), v.transform(ownFile)), other))

const line = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.maxValue(1_000_000))), undefined)

/** The body of a `report-uri` request: a single report. */
const ByReportUri = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': directive,
      'blocked-uri': blocked,
      'document-uri': page,
      'source-file': source,
      'line-number': line,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
      line: report['line-number'],
    },
  ]),
)

const CspViolation = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    effectiveDirective: directive,
    blockedURL: blocked,
    documentURL: page,
    sourceFile: source,
    lineNumber: line,
  }),
})
const AnyReport = v.object({ type: v.string() })

/** The body of a `report-to` request: a list of reports of several kinds. */
const ByReportTo = v.pipe(
  v.array(v.union([CspViolation, AnyReport])),
  v.transform((reports) =>
    reports
      .flatMap((report) => ('body' in report ? [report.body] : []))
      .slice(0, mostReports)
      .map((body) => ({
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        page: body.documentURL,
        source: body.sourceFile,
        line: body.lineNumber,
      })),
  ),
)

const Reports = v.union([ByReportUri, ByReportTo])

/**
 * Receives the reports of browsers about content security policy violations. Anybody may post here, so
 * little is stored.
 */
export async function addCspReports(
  http: FastifyInstance,
  app: Application,
  metrics: Metrics,
): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: longestReport },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(cspReportPath, async (request, reply) => {
      const reports = v.safeParse(Reports, request.body)
      if (!reports.success) throw new Failure('bad_request')
      await limitRequestsOfIp(app, 'report', request.ip)
      for (const report of reports.output) {
        metrics.raise('csp_violations')
        request.log.warn(report, 'a browser kept to the security policy')
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}
