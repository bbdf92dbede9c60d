import { useEffect, useRef, useState } from 'react'

/** What was chosen in a form, by the names of its fields; also what was chosen before the page was hydrated. */
export function useChoices() {
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    if (form.current === null) return
    const chosen = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    setChoices(Object.fromEntries(chosen))
  }, [])
  const choose = (name: string) => (value: string) => setChoices((before) => ({ ...before, [name]: value }))
  return { form, choices, choose }
}
