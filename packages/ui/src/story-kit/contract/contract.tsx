import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Provider } from '../../components/provider/provider.tsx'
import { ar } from '../../strings/ar.ts'
import { en } from '../../strings/en.ts'
import type { KitStrings } from '../../strings/types.ts'

const strings: Readonly<Record<'ar' | 'en', KitStrings>> = { ar, en }

/** Renders the component as a server does. */
export const renderToHtml = (locale: 'ar' | 'en', element: ReactElement): string =>
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

export interface ComponentContract<Props> {
  /**
   * Renders the component with all required props and the given ones on top. Each text in it is
   * `نص`.
   */
  readonly render: (props: Props) => ReactElement
  /**
   * A check that `className` and attributes reach the root element: the props to render with, and the
   * HTML that must appear. Leave it out for a component over the page, which no server renders.
   */
  readonly root?: { readonly props: Props; readonly expects: string }
  /** True if the component reads the Provider and must throw a KitError without it. */
  readonly needsProvider: boolean
  /** Props that violate a rule of the component, and the expected error message. */
  readonly errors?: readonly { readonly props: Props; readonly says: RegExp }[]
}

/**
 * Tests that hold for every component of the kit. A failure means that a change affects callers. Call it
 * once in each `<name>.contract.test.tsx`.
 */
export function testComponentContract<Props extends object>(
  name: string,
  { render, root, needsProvider, errors = [] }: ComponentContract<Partial<Props>>,
): void {
  describe(`the contract of the kit kept by ${name}`, () => {
    it.each(['ar', 'en'] as const)(`${name} renders on a server in %s`, (locale) => {
      expect(renderToHtml(locale, render({}))).not.toBe('')
    })

    it(`no class of ${name} names a physical side`, () => {
      expect(classNames(renderToHtml('ar', render({}))).filter((names) => physical.test(names))).toEqual([])
    })

    it(`no class of ${name} asks for a direction in a selector, which bundlers rewrite`, () => {
      const asks = /(?:^|[\s:])(?:rtl|ltr):/
      expect(classNames(renderToHtml('ar', render({}))).filter((names) => asks.test(names))).toEqual([])
    })

    it(`every class of ${name} has the prefix of the kit`, () => {
      const others = classNames(renderToHtml('ar', render({}))).flatMap((names) =>
        names.split(' ').filter((each) => !each.startsWith('sk:')),
      )
      expect(others).toEqual([])
    })

    it(`${name} contains no text in the other language`, () => {
      expect(textOf(renderToHtml('ar', render({})))).not.toMatch(/[a-z]{2}/i)
    })

    if (root)
      it(`class name and attributes reach the root of ${name}`, () => {
        const html = renderToHtml('ar', render({ ...root.props, 'data-of-the-app': 'here' }))
        expect(html).toContain(root.expects)
        expect(html).toContain('data-of-the-app="here"')
      })

    if (needsProvider)
      it(`${name} throws an error that names the missing Provider`, () => {
        expect(() => renderToStaticMarkup(render({}))).toThrow(/needs <Provider>/)
      })
    else
      it(`${name} needs no Provider`, () => {
        expect(renderToStaticMarkup(render({}))).not.toBe('')
      })

    for (const { props, says } of errors)
      it(`${name} throws the error ${String(says)} for wrong props`, () => {
        expect(() => renderToHtml('ar', render(props))).toThrow(says)
      })
  })
}
