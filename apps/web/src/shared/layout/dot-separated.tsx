import { Children, type ReactNode } from 'react'

type Props = {
  /** Shows only the first fact where the container is narrow. */
  isShort?: boolean
  children: ReactNode
}

/**
 * Facts on one line with a dot between them; empty facts are left out. Where the line breaks, the dot is
 * at the start of the next line, outside the clipped box, so that none ends a line.
 */
export const DotSeparated = ({ isShort = false, children }: Props) => (
  <span className="block overflow-x-clip">
    <span className="-ms-4 flex flex-wrap">
      {Children.toArray(children).map((fact, place) => (
        // The facts have no identity of their own and never change places.
        <span key={place} className={`min-w-0 ps-4 ${isShort && place > 0 ? '@max-md:hidden' : ''}`}>
          {place > 0 && <span className="-ms-4 inline-block w-4 text-center"> · </span>}
          {fact}
        </span>
      ))}
    </span>
  </span>
)
