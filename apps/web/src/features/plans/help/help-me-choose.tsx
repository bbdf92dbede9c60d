import { Button } from '@sakina/ui/button'
import { RadioGroup } from '@sakina/ui/radio-group'
import { useState } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { useQuery } from '../../../shared/router/use-query.ts'
import { Link, useNavigate } from '../../../shared/router/index.ts'
import {
  completeAnswers,
  questionNames,
  questions,
  parseAnswers,
  type CompleteAnswers,
  type Answers,
} from './questions.ts'

/** Fetched while the questions are being answered. */
const Suggestions = lazyComponent(() => import('./suggestions.tsx'))

/** Four questions, whose answers are in the URL, and the plans they lead to. */
export function HelpMeChoose() {
  const t = useText()
  const navigate = useNavigate()
  // Shows the pressed answer at once, before the URL has changed.
  const [picked, setPicked] = useState<Answers>({})
  const answers = { ...parseAnswers(useQuery()), ...picked }
  const all = completeAnswers(answers)
  const options: { readonly [Name in keyof CompleteAnswers]: readonly { value: string; label: string }[] } = {
    need: questions.need.map((value) => ({ value, label: t(`plans.help.need.${value}`) })),
    stay: questions.stay.map((value) => ({ value, label: t(`plans.help.stay.${value}`) })),
    long: questions.long.map((value) => ({ value, label: t(`plans.help.long.${value}`) })),
    first: questions.first.map((value) => ({ value, label: t(`plans.help.first.${value}`) })),
  }
  return (
    <div className="mx-auto grid max-w-content gap-8 px-4 py-8 md:py-12">
      <header>
        <h1 className="m-0 text-heading font-semibold text-balance">{t('plans.help.heading')}</h1>
        <p className="m-0 mt-2 max-w-reading text-text-muted">{t('plans.help.lead')}</p>
      </header>
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        {questionNames.map((name) => (
          <RadioGroup
            key={name}
            label={t(`plans.help.${name}`)}
            options={options[name]}
            value={answers[name] ?? ''}
            onValueChange={(value) => {
              const next = { ...answers, [name]: parseAnswers(new URLSearchParams({ [name]: value }))[name] }
              setPicked(next)
              Suggestions.preload()
              void navigate(paths.helpMeChoose.to(next), { replace: true })
            }}
          />
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
