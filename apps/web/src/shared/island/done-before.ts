import { pressedIn } from './early-presses.ts'

/** Taken note of in the very moment the markup that slept leaves the page. */
export type DoneBefore = { readonly asleep: Element; readonly focused: Element | undefined }

/** A number may be written in the visitor's own digits by now. */
const numbers = /\p{Nd}/gu

/** What it stands among. Where that differs, the same place holds another thing, which nobody meant. */
const surroundings = (element: Element): string =>
  `${element.tagName} ${(element.closest('li') ?? element.parentElement ?? element).textContent?.replaceAll(numbers, '')}`

function placeIn(frame: Element, element: Element): readonly number[] {
  const place: number[] = []
  for (let at = element; at !== frame && at.parentElement; at = at.parentElement)
    place.unshift([...at.parentElement.children].indexOf(at))
  return place
}

function counterpart(element: Element, asleep: Element, awake: Element): Element | undefined {
  let found: Element | undefined = awake
  for (const index of placeIn(asleep, element)) found = found?.children[index]
  return found && surroundings(found) === surroundings(element) ? found : undefined
}

const wasTurned = (field: HTMLInputElement): boolean =>
  field.checked !== field.defaultChecked && (field.type !== 'radio' || field.checked)

const wasChosenFrom = (field: HTMLSelectElement): boolean =>
  [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)

/** The page answers a press before it hears the next. */
const answered = () => new Promise((resolve) => setTimeout(resolve, 150))

/** What somebody did in markup that still slept is done again in the one that took its place, so that nothing is lost. */
export async function doAgain({ asleep, focused }: DoneBefore, awake: Element): Promise<void> {
  const twinOf = (element: Element | undefined) => {
    const twin = element && counterpart(element, asleep, awake)
    return twin instanceof HTMLElement ? twin : undefined
  }
  twinOf(focused)?.focus({ preventScroll: true })
  for (const field of asleep.querySelectorAll('input, select')) {
    const twin = twinOf(field)
    if (field instanceof HTMLInputElement && twin instanceof HTMLInputElement) {
      if (wasTurned(field) && twin.checked !== field.checked) twin.click()
    } else if (field instanceof HTMLSelectElement && twin instanceof HTMLSelectElement) {
      if (!wasChosenFrom(field) || twin.value === field.value) continue
      twin.value = field.value
      twin.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  for (const button of pressedIn(asleep)) {
    twinOf(button)?.click()
    await answered()
  }
}
