import { Icon, searchIcon } from '@sakina/ui/icon'
import { TextField } from '@sakina/ui/text-field'
import { useState } from 'react'

import { useText } from '../../../shared/intl/use-text.ts'
import { useAfter } from '../../../shared/timing/use-after.ts'

/** How long after the first letter the search goes out: long enough for a word. */
const TYPING_MS = 350

type Props = { search: string; onSearch: (search: string) => void }

/** Follows what is typed and what the address says, whichever moved last. */
export function SearchBox({ search, onSearch }: Props) {
  const t = useText()
  const [typed, setTyped] = useState(search)
  const [sent, setSent] = useState(search)
  const [addressed, setAddressed] = useState(search)
  // The address follows what was sent a moment later: until it says something else, what is typed stands
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
  useAfter(typed !== sent, TYPING_MS, send)
  return (
    <search>
      {/* Before a script has come the browser itself leads to what is searched */}
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
          className="sm:max-w-80"
          label={t('plans.search')}
          start={<Icon of={searchIcon} size="md" />}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  )
}
