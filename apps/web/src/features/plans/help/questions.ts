/** The questions that help to choose a plan, with their possible answers. */
export const helpQuestions = {
  need: ['housemaid', 'nanny', 'care', 'cooking', 'houseman'],
  stay: ['visits', 'living', 'either'],
  long: ['short', 'months', 'years'],
  first: ['price', 'soon', 'trial'],
} as const

/** The name of a question that helps to choose a plan. */
export type HelpQuestionName = keyof typeof helpQuestions
/** The names of the questions that help to choose a plan, in order. */
export const helpQuestionNames = [
  'need',
  'stay',
  'long',
  'first',
] as const satisfies readonly HelpQuestionName[]
/** An answer to one of the questions that help to choose a plan. */
export type HelpChoice = (typeof helpQuestions)[HelpQuestionName][number]

/** The message of each choice. */
export const helpChoiceMessages = {
  housemaid: 'plans.help.need.housemaid',
  nanny: 'plans.help.need.nanny',
  care: 'plans.help.need.care',
  cooking: 'plans.help.need.cooking',
  houseman: 'plans.help.need.houseman',
  visits: 'plans.help.stay.visits',
  living: 'plans.help.stay.living',
  either: 'plans.help.stay.either',
  short: 'plans.help.long.short',
  months: 'plans.help.long.months',
  years: 'plans.help.long.years',
  price: 'plans.help.first.price',
  soon: 'plans.help.first.soon',
  trial: 'plans.help.first.trial',
} as const satisfies Readonly<Record<HelpChoice, string>>

/** The answers so far to the questions that help to choose a plan. */
export type HelpAnswers = {
  readonly [Name in HelpQuestionName]?: (typeof helpQuestions)[Name][number] | undefined
}
/** An answer to every question that helps to choose a plan. */
export type CompleteHelpAnswers = {
  readonly [Name in HelpQuestionName]: (typeof helpQuestions)[Name][number]
}

const read = <const Options extends readonly string[]>(options: Options, text: string | null) =>
  options.find((option): option is Options[number] => option === text)

/** Reads the answers about the wanted plan from the query of a URL. */
export const parseHelpAnswers = (query: URLSearchParams): HelpAnswers => ({
  need: read(helpQuestions.need, query.get('need')),
  stay: read(helpQuestions.stay, query.get('stay')),
  long: read(helpQuestions.long, query.get('long')),
  first: read(helpQuestions.first, query.get('first')),
})

/** Returns the answers if every question is answered. */
export function toCompleteHelpAnswers({
  need,
  stay,
  long,
  first,
}: HelpAnswers): CompleteHelpAnswers | undefined {
  return need && stay && long && first ? { need, stay, long, first } : undefined
}
