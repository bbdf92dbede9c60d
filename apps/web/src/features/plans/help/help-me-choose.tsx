import { Portrait, type PortraitProps } from '@sakina/ui/art/portrait'
import { WeaveLine } from '@sakina/ui/art/weave'
import { Button } from '@sakina/ui/button'
import { useEffect, useRef } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { useUrlQuery } from '../../../shared/router/use-query.ts'
import { Link } from '../../../shared/router/index.ts'
import {
  helpChoiceMessages,
  toCompleteHelpAnswers,
  parseHelpAnswers,
  helpQuestionNames,
  helpQuestions,
  type HelpAnswers,
  type HelpChoice,
  type HelpQuestionName,
} from './questions.ts'

/** The suggestions and the pictures are fetched while the first question is being answered. */
const Suggestions = lazyComponent(() => import('./suggestions.tsx'))
const ChoicePicture = lazyComponent(() => import('./choice-picture.tsx'))

/** A portrait for each kind of work. */
const people = {
  housemaid: { seed: 5, job: 'housemaid', country: 'ID', ground: 'saffron' },
  nanny: { seed: 3, job: 'nanny', country: 'PH', ground: 'palm' },
  care: { seed: 6, job: 'personalCare', country: 'KE', ground: 'indigo' },
  cooking: { seed: 11, job: 'cookingHelpers', country: 'IN', ground: 'terracotta' },
  houseman: { seed: 4, job: 'houseman', country: 'BD', gender: 'male', ground: 'sand' },
} as const satisfies Readonly<Record<(typeof helpQuestions)['need'][number], PortraitProps>>

const isWork = (choice: HelpChoice): choice is keyof typeof people => choice in people

const preload = () => {
  Suggestions.preload()
  ChoicePicture.preload()
}

/** Four questions, one on a screen, whose answers are in the URL, and the plans they lead to. */
export function HelpMeChoose() {
  const t = useText()
  const answers = parseHelpAnswers(useUrlQuery())
  const all = toCompleteHelpAnswers(answers)
  const asked = helpQuestionNames.find((name) => answers[name] === undefined)
  const screen = useRef<HTMLDivElement>(null)
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    screen.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [asked])
  const given = helpQuestionNames.filter((name) => answers[name] !== undefined)
  return (
    <div className="mx-auto grid max-w-content gap-4 px-4 py-4 md:gap-6 md:py-10">
      <header>
        <h1 className="m-0 text-lead font-semibold text-balance md:text-heading">
          {t('plans.help.heading')}
        </h1>
        {given.length === 0 && (
          <p className="m-0 mt-1 max-w-reading text-text-muted">{t('plans.help.lead')}</p>
        )}
      </header>
      <div ref={screen} tabIndex={-1} className="grid gap-4 outline-none md:gap-6">
        {asked && <Question name={asked} answers={answers} />}
        {all && <Suggestions answers={all} />}
      </div>
      {given.length > 0 && <AnswerLinks names={given} answers={answers} />}
      {asked && <p className="m-0 text-small text-text-muted">{t('plans.help.answerAll')}</p>}
    </div>
  )
}

/** On a phone the fifth kind of work fills a row, with the words beside the picture. */
const isRow = (name: HelpQuestionName, index: number) => name === 'need' && index === 4

const looksOf = (name: HelpQuestionName, index: number): string => {
  if (isRow(name, index)) return 'flex items-center md:grid md:content-start md:text-center'
  if (name === 'need') return 'grid grid-cols-1 content-start text-center'
  return 'flex items-center gap-4 p-4 md:grid md:justify-items-center md:text-center'
}

function Question({ name, answers }: { name: HelpQuestionName; answers: HelpAnswers }) {
  const t = useText()
  const step = helpQuestionNames.indexOf(name) + 1
  return (
    <section aria-labelledby="question" className="grid gap-3">
      <p className="m-0 text-small text-text-muted">
        {t('plans.help.position', { step, steps: helpQuestionNames.length })}
      </p>
      <WeaveLine progress={step / helpQuestionNames.length} />
      <h2 id="question" className="m-0 mt-1 text-heading font-semibold">
        {t(`plans.help.${name}`)}
      </h2>
      <ul
        className={`m-0 grid list-none gap-3 p-0 ${name === 'need' ? 'grid-cols-2 md:grid-cols-5' : 'md:grid-cols-3'}`}
      >
        {helpQuestions[name].map((value, index) => (
          <li key={value} className={`grid ${isRow(name, index) ? 'max-md:col-span-2' : ''}`}>
            <Link
              to={paths.helpMeChoose.to({ ...answers, [name]: value })}
              onClick={preload}
              className={`min-h-touch overflow-clip rounded-card border border-border bg-surface font-semibold text-text no-underline hover:border-primary focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus active:bg-primary-soft ${looksOf(name, index)}`}
            >
              <span
                className={
                  name === 'need'
                    ? `block aspect-10/9 overflow-hidden [&>svg]:-mt-[6%] [&>svg]:h-auto [&>svg]:w-full ${isRow(name, index) ? 'w-28 shrink-0 md:w-full' : ''}`
                    : 'block w-20 shrink-0 md:w-32 [&>svg]:h-auto [&>svg]:max-w-full'
                }
              >
                {isWork(value) ? (
                  <Portrait {...people[value]} figure="half" />
                ) : (
                  <ChoicePicture choice={value} />
                )}
              </span>
              <span className={`min-w-0 wrap-anywhere ${name === 'need' ? 'px-2 py-3' : 'text-lead'}`}>
                {t(helpChoiceMessages[value])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The answers so far. Each can be given anew, and the others stay. */
function AnswerLinks({ names, answers }: { names: readonly HelpQuestionName[]; answers: HelpAnswers }) {
  const t = useText()
  return (
    <nav aria-label={t('plans.help.answers')} className="flex flex-wrap gap-2 border-t border-border pt-4">
      {names.map((name) => {
        const value = answers[name]
        return (
          value && (
            <Button key={name} asChild size="sm" variant="secondary">
              <Link to={paths.helpMeChoose.to({ ...answers, [name]: undefined })}>
                <span className="sr-only">{t(`plans.help.${name}`)} </span>
                {t(helpChoiceMessages[value])}
              </Link>
            </Button>
          )
        )
      })}
      <Button asChild size="sm" variant="quiet">
        <Link to={paths.helpMeChoose.to()}>{t('plans.help.again')}</Link>
      </Button>
    </nav>
  )
}
