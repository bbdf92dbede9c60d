import { Portrait, type PortraitProps } from '@sakina/ui/art/portrait'
import { Button } from '@sakina/ui/button'
import { useState, type ReactNode } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { ChoiceRadio } from '../../../shared/forms/inputs/choice-radio.tsx'
import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { useQuery } from '../../../shared/router/use-query.ts'
import { Link, useNavigate } from '../../../shared/router/index.ts'
import {
  completeAnswers,
  questionNames,
  questions,
  parseAnswers,
  type HelpQuestionName,
  type HelpAnswers,
} from './questions.ts'

/** Fetched while the questions are being answered. */
const Suggestions = lazyComponent(() => import('./suggestions.tsx'))

type Option = { readonly value: string; readonly label: string; readonly picture?: ReactNode }

/** A portrait for each kind of work. */
const people = {
  housemaid: { seed: 5, job: 'housemaid', country: 'ID', ground: 'saffron' },
  nanny: { seed: 3, job: 'nanny', country: 'PH', ground: 'palm' },
  care: { seed: 6, job: 'personalCare', country: 'KE', ground: 'indigo' },
  cooking: { seed: 11, job: 'cookingHelpers', country: 'IN', ground: 'terracotta' },
  houseman: { seed: 4, job: 'houseman', country: 'BD', gender: 'male', ground: 'sand' },
} as const satisfies Readonly<Record<(typeof questions)['need'][number], PortraitProps>>

const tiles =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,6rem),1fr))] gap-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none'

/** Four questions, whose answers are in the URL, and the plans they lead to. */
export function HelpMeChoose() {
  const t = useText()
  const navigate = useNavigate()
  // Shows the pressed answer at once, before the URL has changed.
  const [picked, setPicked] = useState<HelpAnswers>({})
  const answers = { ...parseAnswers(useQuery()), ...picked }
  const all = completeAnswers(answers)
  const choose = (name: HelpQuestionName) => (value: string) => {
    const next = { ...answers, [name]: parseAnswers(new URLSearchParams({ [name]: value }))[name] }
    setPicked(next)
    Suggestions.preload()
    void navigate(paths.helpMeChoose.to(next), { replace: true })
  }
  const options: Readonly<Record<HelpQuestionName, readonly Option[]>> = {
    need: questions.need.map((value) => ({
      value,
      label: t(`plans.help.need.${value}`),
      picture: (
        <span className="-mx-3 -mt-1 mb-1 block self-stretch [&>svg]:h-auto [&>svg]:w-full">
          <Portrait {...people[value]} figure="half" />
        </span>
      ),
    })),
    stay: questions.stay.map((value) => ({ value, label: t(`plans.help.stay.${value}`) })),
    long: questions.long.map((value) => ({ value, label: t(`plans.help.long.${value}`) })),
    first: questions.first.map((value) => ({ value, label: t(`plans.help.first.${value}`) })),
  }
  return (
    <div className="mx-auto grid max-w-content gap-6 px-4 py-6 md:gap-8 md:py-12">
      <header>
        <h1 className="m-0 text-heading font-semibold text-balance">{t('plans.help.heading')}</h1>
        <p className="m-0 mt-2 max-w-reading text-text-muted">{t('plans.help.lead')}</p>
      </header>
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2 md:gap-y-8">
        {questionNames.map((name) => (
          <fieldset
            key={name}
            className={`m-0 min-w-0 border-0 p-0 ${name === 'need' ? 'md:col-span-2' : ''}`}
          >
            <legend className="mb-2 p-0 font-semibold">{t(`plans.help.${name}`)}</legend>
            <div className={tiles}>
              {options[name].map(({ value, label, picture }) => (
                <ChoiceRadio
                  key={value}
                  name={name}
                  value={value}
                  checked={answers[name] === value}
                  onChoose={choose(name)}
                  className={picture ? 'overflow-clip' : ''}
                >
                  {picture}
                  <span className="my-auto wrap-anywhere">{label}</span>
                </ChoiceRadio>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {all ? (
        <Suggestions answers={all} />
      ) : (
        <p className="m-0 rounded-card bg-subtle p-5 text-text-muted">{t('plans.help.answerAll')}</p>
      )}
      {Object.values(answers).some((answer) => answer !== undefined) && (
        <Button asChild variant="quiet" className="justify-self-start">
          <Link replace to={paths.helpMeChoose.to()} onClick={() => setPicked({})}>
            {t('plans.help.again')}
          </Link>
        </Button>
      )}
    </div>
  )
}
