import { useCommand } from '@sakina/api-client/swr'
import { createCardToken } from '@sakina/api-client/wire/checkout'
import { addCard } from '@sakina/api-client/wire/wallet'
import { cardBrand, parseCardExpiry } from '@sakina/domain/identity'
import { AddCardPopup } from '@sakina/ui/add-card-popup'
import { useState } from 'react'

import { now } from '../../shared/clock/now.ts'
import { toText, toChecked } from '../../shared/forms/field-value.ts'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { POPUP_CLOSE_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'

const marks = ['mada', 'visa', 'mastercard'] as const

/**
 * A form that adds a card. Its number and code go directly to the payment provider, and our API
 * receives only the token.
 */
export default function AddCardPopupForm({ onClose }: { onClose: () => void }) {
  const t = useText()
  const token = useCommand(createCardToken)
  const card = useCommand(addCard)
  const [at] = useState(now)
  const [added, setAdded] = useState<'saved' | 'once'>()
  useDelayedAction(added !== undefined, POPUP_CLOSE_DELAY_MS, onClose)
  const form = useSakinaForm({
    schema: ({ addCardSchema }) => addCardSchema(at),
    initial: { holder: '', number: '', expiry: '', cvv: '', saveCard: true },
    submit: async ({ holder, number, expiry, cvv, saveCard }) => {
      const read = parseCardExpiry(expiry, at)
      if (!read.ok) return undefined
      const made = await token.run({
        body: {
          number,
          holder,
          expiryMonth: read.value.month,
          expiryYear: read.value.year,
          cvv,
        },
      })
      if (!made.ok) return made.error
      const kept = await card.run({
        body: { token: made.value.token, holder, save: saveCard === true },
      })
      if (!kept.ok) return kept.error
      // The card number must not stay in the page after use.
      form.reset()
      setAdded(saveCard === true ? 'saved' : 'once')
      return undefined
    },
    wireNames: { expiryMonth: 'expiry', expiryYear: 'expiry' },
    codeFields: { card_refused: 'number' },
  })
  const { inside, values } = form
  const brand = cardBrand(toText(values['number']))
  const errors = {
    holder: inside.errorOf('holder'),
    number: inside.errorOf('number'),
    expiry: inside.errorOf('expiry'),
    cvv: inside.errorOf('cvv'),
  }
  return (
    <AddCardPopup
      open
      onOpenChange={(open) => !open && onClose()}
      values={{
        holder: toText(values['holder']),
        number: toText(values['number']),
        expiry: toText(values['expiry']),
        cvv: toText(values['cvv']),
        saveCard: toChecked(values['saveCard']),
      }}
      brand={marks.find((each) => each === brand)}
      onValueChange={form.change}
      onLeave={inside.leave}
      fieldId={inside.idOf}
      errors={errors}
      onSubmit={form.send}
      submitting={form.sending}
      failure={form.failure}
      success={added && t(`wallet.cards.${added}`)}
    />
  )
}
