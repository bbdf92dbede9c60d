import type { ReactNode } from 'react'
import { appearanceOf, cyclicItemAt } from './appearance.ts'
import type { PortraitJob, PortraitOptions } from './appearance.ts'
import { Arms, mirrored } from './arms.tsx'
import { complexions, fabrics, faceLineColor, hairColors } from './colors.ts'
import { portraitHeads } from './heads.tsx'
import { greeting, jobTools } from './tools.tsx'
import { plainClothes, jobUniforms } from './uniforms.tsx'

export interface PersonProps extends PortraitOptions {
  /** The job, which decides clothes and tool. A job that the kit does not know is drawn in plain clothes. */
  job?: PortraitJob | (string & {}) | undefined
  /** `bust` fills the disc of an avatar; `half` shows the hands at work. */
  figure?: 'bust' | 'half' | undefined
}

const isKnownJob = (job: string | undefined): job is PortraitJob =>
  job !== undefined && Object.hasOwn(jobUniforms, job)

/** A person within a picture: 96 wide, with the head in the upper half; a half figure ends at y = 144. */
export function Person({ seed, gender, country, job, figure = 'bust' }: PersonProps): ReactNode {
  const look = appearanceOf({ seed, gender, country })
  const skin = cyclicItemAt(complexions, look.complexion)
  const fabric = cyclicItemAt(fabrics, look.fabric)
  const colors = { fabric, hair: cyclicItemAt(hairColors, look.hair) }
  const head = portraitHeads[look.head]
  const uniform = isKnownJob(job) ? jobUniforms[job] : plainClothes
  const wish = cyclicItemAt(uniform.cloths, look.cloth)
  const cloth = wish.resembles === look.fabric ? cyclicItemAt(uniform.cloths, look.cloth + 1) : wish
  const tool = isKnownJob(job) ? cyclicItemAt(jobTools[job], look.tool) : greeting
  const tilt = look.turn === 0 ? undefined : `rotate(${look.turn * 3} 48 62)`
  return (
    <g fill="none" stroke="none" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
      <g transform={tilt}>{head.back?.(colors)}</g>
      <path fill={skin.shade} d="M41 54H55V68Q48 75 41 68Z" />
      <path fill={cloth.base} d="M10 100C10 80 24 73 40 68Q48 76 56 68C72 73 86 80 86 100L88 150H8Z" />
      <path fill={skin.base} d="M40.5 67.8Q48 78 55.5 67.8L55 63Q48 70 41 63Z" />
      {uniform.front(fabric.base, cloth)}
      <g transform={tilt}>
        <Face
          skin={skin}
          hair={colors.hair}
          turn={look.turn}
          hasEars={!head.coversEars}
          hasEarrings={!head.coversEars && gender !== 'male'}
          beard={look.beard}
          glasses={look.glasses}
        />
        {head.front(colors)}
      </g>
      {figure === 'half' && (
        <g transform={look.isMirrored ? mirrored : undefined}>
          {tool.drawing}
          <Arms left={tool.left} right={tool.right} cloth={cloth} skin={skin} />
        </g>
      )}
    </g>
  )
}

function Face({
  skin,
  hair,
  turn,
  hasEars,
  hasEarrings,
  beard,
  glasses,
}: {
  skin: (typeof complexions)[number]
  hair: string
  turn: number
  hasEars: boolean
  hasEarrings: boolean
  beard: boolean
  glasses: boolean
}): ReactNode {
  return (
    <>
      {hasEars && <path fill={skin.shade} d="M32.5 39.5a3.6 3.6 0 1 0 2 7ZM63.5 39.5a3.6 3.6 0 1 1-2 7Z" />}
      {hasEarrings && <path stroke="#d9a441" strokeWidth="2.4" d="M31.6 48.6V48.7M64.4 48.6V48.7" />}
      <path fill={skin.base} d="M33 38C33 26 63 26 63 38C63 53 56 61 48 61S33 53 33 38Z" />
      {beard && (
        <path
          fill={hair}
          d="M33.2 43C33.6 56 40 62.5 48 62.5S62.4 56 62.8 43C61 49.5 55 49.8 48 49.8S35 49.5 33.2 43Z"
        />
      )}
      <g transform={turn === 0 ? undefined : `translate(${turn * 1.6})`}>
        <path
          stroke={faceLineColor}
          strokeWidth="1.3"
          opacity=".8"
          d="M39.8 39.3q2.2-1.7 4.8-.8M51.4 38.5q2.6-.9 4.8.8"
        />
        <path stroke={faceLineColor} strokeWidth="3" d="M42.6 43.4V43.5M53.4 43.4V43.5" />
        <path stroke={skin.shade} strokeWidth="1.5" d="M48.6 44.5q1.3 3 0 4.1q-.8.5-1.7.1" />
        <path stroke={skin.lips} strokeWidth="1.6" d="M43.4 52.6q4.6 3.5 9.2 0" />
        {glasses && (
          <path
            stroke={faceLineColor}
            strokeWidth="1.1"
            d="M37.4 41.4h9.2v3q0 3.4-3.6 3.4h-2q-3.6 0-3.6-3.4ZM49.4 41.4h9.2v3q0 3.4-3.6 3.4h-2q-3.6 0-3.6-3.4ZM46.6 42.6q1.4-.8 2.8 0"
          />
        )}
      </g>
    </>
  )
}
