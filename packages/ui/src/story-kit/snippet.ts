import { isValidElement } from 'react'

type Bag = Readonly<Record<string, unknown>>

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function holdsElement(value: unknown): boolean {
  if (isValidElement(value)) return true
  if (Array.isArray(value)) return value.some(holdsElement)
  return isBag(value) && Object.values(value).some(holdsElement)
}

function hidesTree(value: unknown, inBag: boolean): boolean {
  if (isValidElement<Bag>(value)) return inBag && Object.values(value.props).some(holdsElement)
  if (Array.isArray(value)) return value.some((each) => hidesTree(each, inBag))
  return isBag(value) && Object.values(value).some((each) => hidesTree(each, true))
}

/**
 * Whether a prop can be written into the code beside a story. Storybook writes elements inside plain objects, such as
 * `slides={[{ content: <Card><p/></Card> }]}`, together with their owners, React's whole tree: the tab stands still
 * and ends with "Invalid string length".
 */
export const canBePrinted = (value: unknown): boolean => value !== undefined && !hidesTree(value, false)
