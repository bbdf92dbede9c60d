import { Link, useLocation } from './router.tsx'

const tabClasses =
  'inline-flex min-h-touch items-center whitespace-nowrap border-b-2 border-transparent px-3 font-semibold text-text-muted no-underline hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-primary'

type Props = {
  label: string
  parts: readonly { readonly id: string; readonly label: string }[]
  current: string
}

/** The parts of a file as links; the one that is open stands in the URL. */
export function PartTabs({ label, parts, current }: Props) {
  const here = useLocation()
  const state: unknown = here.state
  return (
    <nav aria-label={label} className="min-w-0 border-b border-border">
      <ul className="m-0 flex list-none overflow-x-auto p-0 pb-px">
        {parts.map(({ id, label: name }) => (
          <li key={id}>
            <Link
              replace
              state={state}
              to={`?part=${id}`}
              className={tabClasses}
              aria-current={id === current ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
