'use client'
import { cva } from 'class-variance-authority'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { moveAmongRadios } from '../../internal/radio-keys.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useDisclosure } from '../../internal/use-disclosure.ts'
import { useForwardedRef } from '../../internal/use-forwarded-ref.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { contrastIcon, monitorIcon, moonIcon, sunIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'

const themes = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

/**
 * Returns the option of the switch for a theme: `contrast` also for `contrast-dark`, and `system`
 * for an unknown theme.
 */
const choiceOf = (value: string): Theme =>
  themes.find((theme) => theme === value) ?? (value === 'contrast-dark' ? 'contrast' : 'system')

const icons = { system: monitorIcon, light: sunIcon, dark: moonIcon, contrast: contrastIcon }

const choices = cva('sk:min-w-0', {
  variants: {
    variant: {
      menu: 'sk:grid',
      segmented: 'sk:grid sk:max-w-lg sk:grid-cols-2 sk:gap-1 sk:@min-[28rem]:grid-cols-4',
    },
  },
})
const choice = cva(
  'sk:relative sk:flex sk:min-h-touch sk:cursor-pointer sk:items-center sk:gap-2 sk:rounded-small sk:px-3 sk:text-text sk:hover:bg-subtle sk:has-checked:bg-primary-soft sk:has-checked:text-on-primary-soft sk:has-focus-visible:outline-2 sk:has-focus-visible:outline-focus sk:forced:has-checked:outline-2 sk:forced:has-checked:-outline-offset-2',
  { variants: { variant: { menu: 'sk:text-body', segmented: 'sk:border sk:border-border sk:text-small' } } },
)

export interface ThemeSwitchProps extends RootProps<HTMLDivElement> {
  /** The theme that the Provider has, or `system`. */
  value: 'system' | 'light' | 'dark' | 'contrast' | 'contrast-dark'
  onValueChange: (theme: Theme) => void
  /** `menu` is one button for a header; `segmented` shows all four choices, for a settings page. */
  variant?: 'menu' | 'segmented' | undefined
}

type ChoicesProps = Pick<ThemeSwitchProps, 'value' | 'onValueChange'> & { variant: 'menu' | 'segmented' }

function Choices({ value, onValueChange, variant }: ChoicesProps): ReactNode {
  const { strings, dir } = useKit('ThemeSwitch')
  const name = useId()
  const words = strings.themeSwitch
  return (
    <fieldset className="sk:m-0 sk:min-w-0 sk:border-0 sk:p-0">
      <legend className="sk:sr-only">{words.label}</legend>
      <div
        role="presentation"
        className={choices({ variant })}
        onKeyDown={(event) => moveAmongRadios(event, dir)}
      >
        {themes.map((theme) => (
          <label key={theme} className={choice({ variant })}>
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === choiceOf(value)}
              onChange={() => onValueChange(theme)}
              className="sk:absolute sk:inset-0 sk:m-0 sk:cursor-pointer sk:appearance-none sk:outline-none"
            />
            <Icon of={icons[theme]} size="md" />
            {words[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function ThemeMenu({ value, onValueChange, className, ref, ...rest }: ThemeSwitchProps): ReactNode {
  const { strings } = useKit('ThemeSwitch')
  const { open, root, button, panelId, escape } = useDisclosure()
  useForwardedRef(root.ref, ref)
  const words = strings.themeSwitch
  const chosen = choiceOf(value)
  return (
    <div {...rest} {...root} className={classes('sk:relative sk:inline-flex', className)}>
      <IconButton {...button} label={`${words.label}: ${words[chosen]}`} icon={<Icon of={icons[chosen]} />} />
      <div
        id={panelId}
        role="presentation"
        hidden={!open}
        onKeyDown={escape}
        className="sk:absolute sk:end-0 sk:top-full sk:z-popover sk:mt-1 sk:w-max sk:max-w-[calc(100vw-2rem)] sk:rounded-card sk:border sk:border-border sk:bg-raised sk:p-1.5 sk:text-text sk:shadow-raised sk:forced:border-[CanvasText]"
      >
        {open && <Choices value={value} onValueChange={onValueChange} variant="menu" />}
      </div>
    </div>
  )
}

/** Switches between light, dark, high contrast, and the theme of the device. */
export function ThemeSwitch({ variant = 'menu', ...props }: ThemeSwitchProps): ReactNode {
  if (variant === 'menu') return <ThemeMenu {...props} />
  const { value, onValueChange, className, ...rest } = props
  return (
    <div {...rest} className={classes('sk:@container sk:w-full sk:min-w-0', className)}>
      <Choices value={value} onValueChange={onValueChange} variant="segmented" />
    </div>
  )
}
