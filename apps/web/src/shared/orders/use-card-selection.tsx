import { useEndpoint } from '@sakina/api-client/swr'
import { listCards } from '@sakina/api-client/wire/wallet'
import { Checkbox } from '@sakina/ui/checkbox'
import { NativeSelect } from '@sakina/ui/native-select'
import { useState, type ReactNode } from 'react'

import { useText } from '../intl/use-text.ts'

/** The fields of an order for the chosen card, and whether to save a new one. */
export type CardSelection = { readonly cardId?: string; readonly saveCard?: boolean }

const OTHER = 'other'

/**
 * The saved cards that have not expired. If they fail to load, the list is empty, and the customer
 * types a card on the page of the provider.
 */
function useValidCards() {
  const { data } = useEndpoint(listCards, {})
  return (data?.cards ?? []).filter(({ id, isExpired }) => id !== null && !isExpired)
}

/** The name of the saved card that a payment starts with; undefined if none is saved for all payments. */
export function useSavedCardName(): string | undefined {
  const t = useText()
  const [first] = useValidCards()
  if (first === undefined || first.isForOnePayment) return undefined
  return t('payment.savedCard', { brand: first.brand, last4: first.last4 })
}

/**
 * Returns the choice of a card: a saved one, or one typed on the page of the provider, which can be saved.
 */
export function useCardSelection(): { readonly wish: CardSelection; readonly fields: ReactNode } {
  const t = useText()
  const cards = useValidCards()
  const [pickedCard, setPickedCard] = useState<string>()
  const [saves, setSaves] = useState(false)
  // The picked card may have been removed in another tab meanwhile.
  const isThere = pickedCard === OTHER || cards.some(({ id }) => String(id) === pickedCard)
  const chosen = pickedCard !== undefined && isThere ? pickedCard : String(cards[0]?.id ?? OTHER)
  const isOther = chosen === OTHER
  return {
    wish: isOther ? (saves ? { saveCard: true } : {}) : { cardId: chosen },
    fields: (
      <div className="grid gap-4">
        {cards.length > 0 && (
          <NativeSelect
            label={t('payment.card')}
            hint={isOther ? undefined : t('payment.savedCardHint')}
            value={chosen}
            onValueChange={setPickedCard}
            options={[
              ...cards.map(({ id, brand, last4, isForOnePayment }) => {
                const card = t('payment.savedCard', { brand, last4 })
                return {
                  value: String(id),
                  label: isForOnePayment ? t('payment.cardForOnePayment', { card }) : card,
                }
              }),
              { value: OTHER, label: t('payment.otherCard') },
            ]}
          />
        )}
        {isOther && <Checkbox label={t('payment.saveCard')} checked={saves} onCheckedChange={setSaves} />}
      </div>
    ),
  }
}
