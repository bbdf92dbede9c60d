import { findPageProblems } from './find-page-problems.mjs'

/**
 * The properties that are not compared: a document has only one colour scheme, and another box
 * model shows in the width and height of an element.
 */
const ofThePage = ['box-sizing', 'color-scheme']

/**
 * Returns the computed properties of every element of a part, in order, without custom properties
 * and those of `ofThePage`.
 */
const looksOf = (page, part) =>
  page.evaluate(
    ([name, left]) =>
      [...document.querySelectorAll(`[data-part="${name}"] *`)].map((element) => ({
        tag: `${element.tagName.toLowerCase()} “${element.textContent.slice(0, 20)}”`,
        style: Object.fromEntries(
          [...getComputedStyle(element)]
            .filter((property) => !property.startsWith('--') && !left.includes(property))
            .map((property) => [property, getComputedStyle(element).getPropertyValue(property)]),
        ),
      })),
    [part, ofThePage],
  )

function unlike(alone, beside) {
  if (alone.length !== beside.length) return [`${alone.length} elements alone, ${beside.length} beside`]
  return alone.flatMap(({ tag, style }, index) =>
    Object.entries(style).flatMap(([property, value]) => {
      const other = beside[index].style[property]
      return other === value ? [] : [`${tag}: ${property} is ${other}, alone ${value}`]
    }),
  )
}

const switches = {
  'as they come': () => undefined,
  'the host dark': () => {
    document.documentElement.classList.add('dark')
    document.documentElement.dataset['mantineColorScheme'] = 'dark'
  },
  'the kit dark': () => {
    document.documentElement.dataset['theme'] = 'dark'
  },
}

/** Compares each part beside the other library with the part alone, also in the dark mode of both. */
export async function compareBesideMantine(browser, url) {
  const problems = []
  for (const part of ['host', 'kit'])
    for (const [name, turn] of Object.entries(switches)) {
      let alone = []
      const settled = async (page) => {
        await page.evaluate(turn)
        await page.evaluate(() => {
          for (const animation of document.getAnimations()) animation.finish()
        })
        return looksOf(page, part)
      }
      problems.push(
        ...(await findPageProblems(browser, `${url}${part}.html`, async (page) => {
          alone = await settled(page)
        })),
        ...(await findPageProblems(browser, url, async (page, expect) => {
          const [first, ...more] = unlike(alone, await settled(page))
          expect(!first, `${part}, ${name}: ${first} (and ${more.length} more)`)
        })),
      )
    }
  return problems
}

/**
 * Opens a window of the older Radix and one of the kit in turn. Both must close and leave the page usable.
 */
export const checkBothDialogs = (browser, url) =>
  findPageProblems(browser, url, async (page, expect) => {
    for (const owner of ['host', 'kit', 'host']) {
      const button = page.getByRole('button', { name: `Open the ${owner}’s window` })
      await button.click()
      const dialog = page.getByRole('dialog', { name: `The ${owner}’s window` })
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      const left = await page.evaluate(() => ({
        hidden: document.querySelectorAll('[aria-hidden="true"] section, [inert]').length,
        pointer: getComputedStyle(document.body).pointerEvents,
      }))
      expect(left.hidden === 0, `${left.hidden} parts stay hidden after the ${owner}’s window`)
      expect(left.pointer === 'auto', `the page takes no pointer after the ${owner}’s window`)
    }
  })
