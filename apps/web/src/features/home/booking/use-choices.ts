import { useEffect, useRef, useState } from 'react'

/** Returns the chosen form values by field name, including choices made before hydration. */
export function useFormChoices() {
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
