import type { ReactNode } from 'react'

type Props = {
  name: string
  value: string
  checked: boolean
  disabled?: boolean
  onChoose: (value: string) => void
  className?: string
  children: ReactNode
}

/** A radio as a large touch target. */
export const ChoiceRadio = ({
  name,
  value,
  checked,
  disabled,
  onChoose,
  className = '',
  children,
}: Props) => (
  <label
    className={`relative flex min-h-touch cursor-pointer flex-col items-center justify-center rounded-field border border-field-border bg-surface px-3 py-1 text-center has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-on-primary-soft has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced:has-checked:outline-2 ${className}`}
  >
    <input
      type="radio"
      name={name}
      value={value}
      checked={checked}
      disabled={disabled}
      onChange={() => onChoose(value)}
      className="absolute inset-0 m-0 size-full cursor-[inherit] appearance-none rounded-field outline-none"
    />
    {children}
  </label>
)
