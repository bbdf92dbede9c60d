/**
 * The rules of every form and the library they are written with: a quarter of what a page with a form weighs, and nothing
 * needs them before somebody types. They come once the form stands, and stay.
 */
let coming: Promise<Rules> | undefined
let here: Rules | undefined

export type Rules = typeof import('./all-rules.ts')

export const rulesIfHere = (): Rules | undefined => here

export function rules(): Promise<Rules> {
  // Not the package itself: what a page asks of that by name would come along with all of it.
  coming ??= import('./all-rules.ts').then(
    (found) => {
      here = found
      return found
    },
    (error: unknown) => {
      // A connection lost on the way is no reason never to ask again.
      coming = undefined
      throw error
    },
  )
  return coming
}
