import { Icon, searchIcon } from '@sakina/ui/icon'
import { TextField } from '@sakina/ui/text-field'
import { useState } from 'react'

import { useText } from '../../../shared/intl/use-text.ts'
import { useDelayedAction } from '../../../shared/timing/use-delayed-action.ts'

/** The delay between the last keystroke and the search, long enough to type a word. */
const TYPING_MS = 350

type Props = { search: string; onSearch: (search: string) => void }

/** A search field that follows both typing and the URL, whichever changed last. */
export function SearchBox({ search, onSearch }: Props) {
  const t = useText()
  const [typed, setTyped] = useState(search)
  const [sent, setSent] = useState(search)
  const [addressed, setAddressed] = useState(search)
  // The URL follows a moment after the search is sent. Until the URL changes, the typed text stays.
  if (search !== addressed) {
    setAddressed(search)
    if (search !== sent) {
      setSent(search)
      setTyped(search)
    }
  }
  const send = () => {
    setSent(typed)
    onSearch(typed)
  }
  useDelayedAction(typed !== sent, TYPING_MS, send)
  return (
    <search>
      {/* Before scripts run the browser submits the form itself. */}
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextField
          type="search"
          name="search"
          className="sm:w-88"
          label={<span className="sr-only">{t('plans.search')}</span>}
          placeholder={t('plans.search')}
          start={<Icon of={searchIcon} size="md" />}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  )
}
