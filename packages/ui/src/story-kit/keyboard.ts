import { userEvent, within } from 'storybook/test'
import { physicalKey, press } from '../testers/keys.ts'
import type { ReadingDirection, LogicalKey } from '../testers/keys.ts'
import type { Bilingual } from './texts-in-toolbar-language.ts'

/** A row of a keyboard table: the keys, and what they do in both languages. */
export interface DocumentedKey {
  /** The keys that do the same: any one of them. */
  readonly keys: readonly LogicalKey[]
  readonly does: Bilingual<string>
}

/**
 * The keyboard support of a component. The docs page prints it, and the keyboard stories prove each row in
 * both directions.
 */
export type KeyboardTable = Readonly<Record<string, DocumentedKey>>

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  'Alt+ArrowUp': 'Alt + ↑',
  'Alt+ArrowDown': 'Alt + ↓',
  ShiftTab: 'Shift + Tab',
  Escape: 'Esc',
}

/** Returns the label of the key to press in a writing direction. */
export const keyLabel = (key: LogicalKey, dir: ReadingDirection): string =>
  signs[physicalKey(key, dir)] ?? key

/** What the check of a documented key gets: the story, the key and the queries. */
export interface KeyboardTestContext {
  /** Presses the key of the row, mapped to the current direction. */
  readonly press: () => Promise<void>
  readonly key: LogicalKey
  readonly canvas: ReturnType<typeof within>
  /** Queries for the whole document, because portals are outside the canvas. */
  readonly page: ReturnType<typeof within>
  readonly locale: 'ar' | 'en'
  readonly dir: ReadingDirection
}

/** Brings the component into the initial state of the row, presses the key, and checks the result. */
export type DocumentedKeyCheck = (test: KeyboardTestContext) => Promise<void>

interface PlayContext {
  readonly canvasElement: HTMLElement
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void
}

interface KeyboardStory {
  globals: { locale: 'ar' | 'en'; direction: 'auto' }
  play: (context: PlayContext) => Promise<void>
}

/**
 * Returns a story that proves every row of the table in the direction of `locale`. Declare two:
 * `KeyboardRtl: Story = { ...Default, ...keyboardStory(keys, checks, 'ar') }` and `KeyboardLtr` with
 * `'en'`.
 */
export function keyboardStory<Table extends KeyboardTable>(
  table: Table,
  checks: { readonly [Row in keyof Table]: DocumentedKeyCheck },
  locale: 'ar' | 'en',
): KeyboardStory {
  const dir = locale === 'ar' ? 'rtl' : 'ltr'
  return {
    globals: { locale, direction: 'auto' },
    play: async ({ canvasElement, step }) => {
      const canvas = within(canvasElement)
      const page = within(canvasElement.ownerDocument.body)
      for (const row in table)
        for (const key of table[row]?.keys ?? [])
          await step(`${keyLabel(key, dir)}: ${table[row]?.does.en}`, () =>
            checks[row]({ press: () => press(userEvent, key, dir), key, canvas, page, locale, dir }),
          )
    },
  }
}
