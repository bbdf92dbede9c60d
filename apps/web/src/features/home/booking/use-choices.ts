import { useEffect, useRef, useState } from 'react'

/** Returns the chosen values of radios by name, including choices made before hydration. */
export function useFormChoices() {
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    if (form.current === null) return
    // A radio that the page checks by default is not a choice.
    const chosen = [...form.current.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      ({ checked, defaultChecked }) => checked && !defaultChecked,
    )
    setChoices(Object.fromEntries(chosen.map(({ name, value }) => [name, value])))
  }, [])
  const choose = (name: string) => (value: string) => setChoices((before) => ({ ...before, [name]: value }))
  return { form, choices, choose }
}
