import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Provider } from '../../components/provider/provider.tsx'
import { ar } from '../../strings/ar.ts'
import { en } from '../../strings/en.ts'
import type { KitStrings } from '../../strings/types.ts'

const strings: Readonly<Record<'ar' | 'en', KitStrings>> = { ar, en }

/** The component as a server renders it. */
export const renderIn = (locale: 'ar' | 'en', element: ReactElement): string =>
  renderToStaticMarkup(
    <Provider locale={locale} strings={strings[locale]}>
      {element}
    </Provider>,
  )

const physical =
  /(?:^|[\s:])-?(?:m[lr]|p[lr]|left|right|text-(?:left|right)|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])(?:-|(?=[\s"]))/

const classNames = (html: string): string[] =>
  [...html.matchAll(/class="([^"]*)"/g)].map(([, names]) => names ?? '')

const textOf = (html: string): string =>
  [...html.matchAll(/>([^<]+)</g), ...html.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]+)"/g)]
    .map(([, text]) => text)
    .join(' ')

export interface Contract<Props> {
  /** Draws the component with everything it needs and the given props on top. All its texts say `نص`. */
  readonly render: (props: Props) => ReactElement
  /** Where `className` and further attributes go; leave out what stands over the page, which no server draws. */
  readonly root?: { readonly props: Props; readonly expects: string }
  /** True where the component reads the Provider: without one it owes a KitError. */
  readonly needsProvider: boolean
  /** Props that break a rule of the component, and what the error says. */
  readonly errors?: readonly { readonly props: Props; readonly says: RegExp }[]
}

/**
 * What every component of the kit keeps. A red test here means: a change that callers feel.
 * One call per component, in `<name>.contract.test.tsx`.
 */
export function contract<Props extends object>(
  name: string,
  { render, root, needsProvider, errors = [] }: Contract<Partial<Props>>,
): void {
  describe(`${name} keeps the kit's contract:`, () => {
    it.each(['ar', 'en'] as const)('it renders on a server in %s', (locale) => {
      expect(renderIn(locale, render({}))).not.toBe('')
    })

    it('no class names a physical side', () => {
      expect(classNames(renderIn('ar', render({}))).filter((names) => physical.test(names))).toEqual([])
    })

    it('no class asks for a direction in a selector, which bundlers rewrite', () => {
      const asks = /(?:^|[\s:])(?:rtl|ltr):/
      expect(classNames(renderIn('ar', render({}))).filter((names) => asks.test(names))).toEqual([])
    })

    it('every class has the prefix of the kit', () => {
      const others = classNames(renderIn('ar', render({}))).flatMap((names) =>
        names.split(' ').filter((each) => !each.startsWith('sk:')),
      )
      expect(others).toEqual([])
    })

    it('it says nothing in the other language by itself', () => {
      expect(textOf(renderIn('ar', render({})))).not.toMatch(/[a-z]{2}/i)
    })

    if (root)
      it('class name and attributes reach its root', () => {
        const html = renderIn('ar', render({ ...root.props, 'data-of-the-app': 'here' }))
        expect(html).toContain(root.expects)
        expect(html).toContain('data-of-the-app="here"')
      })

    if (needsProvider)
      it('without the Provider it says what is missing', () => {
        expect(() => renderToStaticMarkup(render({}))).toThrow(/needs <Provider>/)
      })
    else
      it('it needs no Provider', () => {
        expect(renderToStaticMarkup(render({}))).not.toBe('')
      })

    for (const { props, says } of errors)
      it(`it refuses what says ${String(says)}`, () => {
        expect(() => renderIn('ar', render(props))).toThrow(says)
      })
  })
}
