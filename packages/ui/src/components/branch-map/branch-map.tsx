import type { CSSProperties, ReactNode } from 'react'
import { KingdomMap, mapSize, projectToMap } from '../../art/map/index.ts'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'

/** A branch that a `BranchMap` shows. */
export interface BranchMapBranch {
  id: string | number
  /** The city or the short name of the branch, written on the map. */
  name: string
  latitude: number
  longitude: number
  /** Draws the branch larger, for the head office. */
  prominent?: boolean | undefined
  /**
   * An `<a>` or a router's link to the branch. Without it the point is a button if `onChoose` is given,
   * otherwise plain text.
   */
  link?: SlotElement | undefined
}

export interface BranchMapProps extends RootProps<HTMLDivElement> {
  /** The accessible name of the map: "Our branches on the map". */
  label: string
  branches: readonly BranchMapBranch[]
  /** The id of the highlighted branch. */
  chosen?: string | number | undefined
  /** Called with the id of a pressed branch. Without it the branches are links or plain text. */
  onChoose?: ((id: string | number) => void) | undefined
}

const share = (part: number, whole: number): string => `${Math.round((part / whole) * 1000) / 10}%`

const point =
  'sk:group sk:flex sk:min-h-touch sk:min-w-touch sk:flex-col sk:items-center sk:justify-end sk:rounded-field sk:border-0 sk:bg-transparent sk:p-0 sk:pt-8 sk:text-small sk:font-semibold sk:whitespace-nowrap sk:text-text sk:no-underline'
/** Outlines the name, so that it stays readable over the coastline or the glow of a point. */
const overLines =
  'sk:[text-shadow:0_0_2px_var(--sk-color-surface),0_0_3px_var(--sk-color-surface),0_0_5px_var(--sk-color-surface),0_0_8px_var(--sk-color-surface)]'
const active = 'sk:cursor-pointer sk:hover:text-primary sk:hover:underline'

/**
 * A map of the Kingdom with its branches. It is never mirrored, so points are positioned from the left in
 * both languages.
 */
export function BranchMap({
  label,
  branches,
  chosen,
  onChoose,
  className,
  ...rest
}: BranchMapProps): ReactNode {
  requireName('BranchMap', label)
  const placed = branches.flatMap((branch) => {
    const at = projectToMap(branch.latitude, branch.longitude)
    return at ? [{ branch, at }] : []
  })
  return (
    <div {...rest} className={classes('sk:relative sk:mx-auto sk:w-full sk:max-w-lg', className)} dir="ltr">
      <KingdomMap
        className="sk:block sk:h-auto sk:w-full"
        markers={placed.map(({ branch: { id, latitude, longitude, prominent } }) => ({
          id,
          lat: latitude,
          lng: longitude,
          prominent: chosen === undefined ? prominent : id === chosen,
        }))}
      />
      <ul aria-label={label} className="sk:m-0 sk:list-none sk:p-0">
        {placed.map(({ branch, at }) => {
          const style: CSSProperties = {
            insetInlineStart: share(at.x, mapSize.width),
            insetBlockStart: share(at.y, mapSize.height),
          }
          return (
            // The touch target covers the point and the name below it.
            <li key={branch.id} style={style} className="sk:absolute sk:-translate-x-1/2 sk:-translate-y-5.5">
              <Point branch={branch} chosen={branch.id === chosen} onChoose={onChoose} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Point({
  branch: { id, name, link },
  chosen,
  onChoose,
}: {
  branch: BranchMapBranch
  chosen: boolean
  onChoose: BranchMapProps['onChoose']
}): ReactNode {
  const shown = (
    <bdi
      className={classes('sk:rounded-small sk:px-1', chosen ? 'sk:bg-primary sk:text-on-primary' : overLines)}
    >
      {name}
    </bdi>
  )
  if (link)
    return fillSlot(link, classes(point, active), shown, chosen ? { 'aria-current': 'true' } : undefined)
  if (onChoose)
    return (
      <button
        type="button"
        aria-pressed={chosen}
        className={classes(point, active)}
        onClick={() => onChoose(id)}
      >
        {shown}
      </button>
    )
  return <span className={point}>{shown}</span>
}
