import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { opsListCustomerActs } from '@sakina/api-client/wire/ops'
import { Text } from '@sakina/ui/text'
import { Timeline } from '@sakina/ui/timeline'

import { Change, hasChangedDays } from './change.tsx'
import { Moment } from '../shared/moment.tsx'
import { useText } from '../shared/text.ts'

/** An act of the office that was kept. */
export type KeptAct = EntityOf<typeof opsListCustomerActs>['items'][number]

/** Returns functions that say who did something, what it was, and why. */
export function useActWords() {
  const t = useText()
  return {
    who: ({ by }: KeptAct): string => by ?? t('acts.machine'),
    what: ({ operation, before, after }: KeptAct): string => {
      const chosen = before === null || before.record === after?.record ? '' : (after?.record ?? '')
      return t.ofCode(`acts.${operation}.${chosen}`, t.ofCode(`acts.${operation}`, t('acts.other')))
    },
    // A reason is a sentence, or begins with codes of what was chosen, such as the roles of a colleague.
    why: ({ reason }: KeptAct): string => {
      const parts = (reason ?? '').split(', ')
      const choices = parts.map((code) =>
        t.ofCode(
          `acts.choice.${code}`,
          t.ofCode(`staff.role.${code}`, t.ofCode(`recruitment.stage.${code}`, '')),
        ),
      )
      return choices[0] === ''
        ? (reason ?? '')
        : choices.map((choice, index) => choice || parts[index]).join(t('app.comma'))
    },
  }
}

/** What an act changed; one on a worker moves no money. */
export function ChangeOfAct({ act: { before, after, customerId } }: { act: KeptAct }) {
  if (before === null || after === null) return null
  if (customerId === null && !hasChangedDays(before, after)) return null
  return <Change before={before} after={after} />
}

/** Who of the office did what, the newest first. */
export function Acts({ acts }: { acts: readonly KeptAct[] }) {
  const t = useText()
  const { who, what, why } = useActWords()
  return (
    <Timeline
      label={t('acts.title')}
      items={acts.map((act) => ({
        id: String(act.id),
        state: 'done',
        title: what(act),
        text: (
          <span className="grid max-w-xl gap-1">
            <Text as="span" size="small">
              {who(act)} {act.at && <Moment at={act.at} />}
            </Text>
            {why(act) !== '' && <Text as="span">{why(act)}</Text>}
            <ChangeOfAct act={act} />
          </span>
        ),
      }))}
    />
  )
}
