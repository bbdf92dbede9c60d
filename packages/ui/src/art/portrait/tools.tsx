import type { ReactNode } from 'react'
import { bark, clay, glow, ink, leaf, mint, saffron, wood, yarn } from '../palette.ts'
import { Cup } from '../parts/cup.tsx'
import { Dallah } from '../parts/dallah.tsx'
import type { PortraitJob } from './appearance.ts'
import type { ArmPose } from './arms.tsx'

/** A thing that a person holds, and the poses of the arms that hold it. */
export interface Tool {
  left: ArmPose
  right: ArmPose
  /** What is drawn behind the hands, around the point (48, 112). */
  drawing: ReactNode
}

const inBothHands = (drawing: ReactNode): Tool => ({ left: 'hold', right: 'hold', drawing })
const carried = (drawing: ReactNode): Tool => ({ left: 'carry', right: 'carry', drawing })

const tray = <path fill={wood} stroke={bark} d="M22 116H74Q74 122 68 122H28Q22 122 22 116Z" />

const dustCloth = (
  <path
    fill={mint}
    stroke={leaf}
    d="M27 115Q37 106 47 115L50 133Q45 137 42 133Q38 138 34 134Q30 138 25 133Z"
  />
)

const foldedLinen = (tones: readonly [string, string, string]) =>
  inBothHands(
    <>
      <path fill={tones[0]} stroke={bark} d="M30 112h36q3 0 3 4t-3 4H30q-3 0-3-4t3-4Z" />
      <path fill={tones[1]} stroke={bark} d="M31 104h34q3 0 3 4t-3 4H31q-3 0-3-4t3-4Z" />
      <path fill={tones[2]} stroke={bark} d="M33 96h30q3 0 3 4t-3 4H33q-3 0-3-4t3-4Z" />
    </>,
  )

const sprayAndCloth: Tool = {
  left: 'hold',
  right: 'lift',
  drawing: (
    <>
      <path
        fill={mint}
        stroke={leaf}
        d="M61 96H68V106Q73 108 73 113V124Q73 127 70 127H59Q56 127 56 124V113Q56 108 61 106Z"
      />
      <path fill={yarn} stroke={leaf} d="M57 114H72V121H57Z" />
      <path fill={leaf} d="M58 84H70Q73 88 70 96H60V91H55L52 93V86Z" />
      <path stroke={leaf} strokeWidth="2.4" d="M57 92Q58 96 55 98" />
      {dustCloth}
      <path stroke={leaf} strokeWidth="2.2" d="M47 85V85.1M44 89V89.1M47 93V93.1" />
    </>
  ),
}

const laundry = carried(
  <>
    <path fill={yarn} stroke={bark} d="M27 104Q28 93 39 95Q46 86 54 95L58 104Z" />
    <path fill={leaf} d="M44 104Q46 94 56 94T69 104Z" />
    <path fill={mint} d="M34 104Q36 97 43 97T51 104Z" />
    <path fill={glow} stroke={bark} d="M23 104H73L68 128H28Z" />
    <path stroke={bark} strokeWidth="1.2" d="M26 112H70M27 120H69M36 104L38 128M48 104V128M60 104L58 128" />
  </>,
)

const leaves = (
  <>
    <path stroke={leaf} strokeWidth="2.4" d="M48 106V90" />
    <path
      fill={leaf}
      stroke={mint}
      strokeWidth="1"
      d="M48 94Q38 94 37 83Q47 82 48 94ZM48 98Q58 98 60 86Q49 86 48 98ZM48 104Q40 106 36 98Q45 95 48 104ZM48 90Q44 82 49 76Q54 84 48 90Z"
    />
  </>
)
const pot = <path fill={wood} stroke={bark} d="M36 104H60V109H58L55 124H41L38 109H36Z" />

const pottedPlant = inBothHands(
  <>
    {leaves}
    {pot}
  </>,
)

const wateringCan: Tool = {
  left: 'hold',
  right: 'lift',
  drawing: (
    <>
      <g transform="translate(-16 3)">
        {leaves}
        {pot}
      </g>
      <path stroke={leaf} strokeWidth="3.4" d="M57 108Q55 96 64 96T73 108" />
      <path stroke={leaf} strokeWidth="4" d="M58 116L46 98" />
      <path fill={leaf} d="M42 99L51 93L48.5 90L39.5 96Z" />
      <path fill={mint} stroke={leaf} d="M56 107H75L77 128H54Z" />
    </>
  ),
}

const coffeeTray = carried(
  <>
    {tray}
    <g stroke={bark} strokeWidth="4" transform="translate(27 84)scale(.29)">
      <Dallah />
    </g>
    <g stroke={bark} strokeWidth="3.6" transform="translate(57 107)scale(.42)">
      <Cup x={0} y={0} />
      <Cup x={22} y={0} />
    </g>
  </>,
)

const teddy = inBothHands(
  <>
    <path
      fill={saffron}
      stroke={bark}
      d="M38 92a5 5 0 1 1 5-4h10a5 5 0 1 1 5 4q3 8-4 13q8 4 7 13H35q-1-9 7-13q-7-5-4-13Z"
    />
    <path stroke={ink} strokeWidth="2.2" d="M44.5 95V95.1M51.5 95V95.1M46 100q2 1.5 4 0" />
  </>,
)

const baby = inBothHands(
  <>
    <path
      fill={mint}
      stroke={leaf}
      d="M24 107C23 92 42 87 51 98C66 100 76 110 71 119C62 131 26 128 24 107Z"
    />
    <path fill={yarn} d="M27 106C27 94 46 94 47 106S27 118 27 106Z" />
    <circle cx="37" cy="106.5" r="8" fill="#e9bb92" />
    <path fill="#231813" d="M29.5 104Q37 94.5 44.5 104Q37 100.5 29.5 104Z" />
    <path
      stroke="#231813"
      strokeWidth="1.3"
      d="M32.5 107q1.6 1.200 3 0M38.5 107q1.6 1.200 3 0M35.6 110.6q1.400 1 2.800 0"
    />
    <path stroke={leaf} d="M48 100Q54 113 71 114" />
  </>,
)

const pictureBook = carried(
  <>
    <path fill={leaf} d="M23 99H73V126H23Z" />
    <path fill={yarn} stroke={leaf} d="M26 97Q38 93 48 99Q58 93 70 97V121Q58 117 48 123Q38 117 26 121Z" />
    <path stroke={leaf} d="M48 99V123" />
    <circle cx="37" cy="105" r="4" fill={saffron} />
    <path fill={mint} d="M29 118Q33 109 44 118Q36 115 29 118Z" />
    <path stroke={clay} d="M53 105Q59 102 65 104M53 110Q59 107 65 109M53 115Q57 113 60 113" />
  </>,
)

const clipboard = inBothHands(
  <>
    <path fill={bark} d="M33 91H63V125H33Z" />
    <path fill={yarn} d="M36 96H60V125H36Z" />
    <path fill={clay} stroke={bark} d="M43 88H53V95H43Z" />
    <path stroke={leaf} d="M41 103H55M41 109H55M41 115H50" />
  </>,
)

const medicineTray = carried(
  <>
    {tray}
    <path fill={yarn} stroke={leaf} d="M28 99H41L39 116H30Z" />
    <path fill={mint} d="M29.5 105H39.5L38.5 115H30.5Z" />
    <path fill={wood} stroke={bark} d="M50 100Q50 97 53 97H63Q66 97 66 100V116H50Z" />
    <path fill={yarn} d="M51 102H65V112H51Z" />
    <path stroke={leaf} d="M58 104V110M55 107H61" />
    <path fill={yarn} stroke={bark} d="M53 91H63V97H53Z" />
  </>,
)

const stethoscope: Tool = {
  left: 'rest',
  right: 'lift',
  drawing: (
    <>
      <path
        stroke={ink}
        strokeWidth="2.6"
        d="M38 69C34 84 38 96 46 98C52 106 60 104 62 96M58 69C62 82 56 94 46 98"
      />
      <circle cx="59" cy="91" r="6" fill={yarn} stroke={ink} />
      <circle cx="59" cy="91" r="2.4" fill={ink} />
    </>
  ),
}

const bowl = (
  <>
    <path fill={yarn} stroke={bark} d="M28 104H68Q66 122 48 122T28 104Z" />
    <path stroke={leaf} d="M36 112q4 3 8 0t8 0t8 0" />
  </>
)

const mixingBowl = inBothHands(
  <>
    <path stroke={wood} strokeWidth="3" d="M58 104L68 84" />
    {bowl}
  </>,
)

const steamingPot = carried(
  <>
    <path stroke={clay} d="M38 90q-3-3 0-5.5t0-5.5M58 90q-3-3 0-5.5t0-5.5" />
    <path fill={yarn} stroke={bark} d="M29 109H24Q22 109 22 112V116H29ZM67 109H72Q74 109 74 112V116H67Z" />
    <path fill={leaf} d="M29 103H67V120Q67 127 60 127H36Q29 127 29 120Z" />
    <path stroke={glow} d="M32 113l4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5" />
    <path fill={saffron} stroke={bark} d="M29 103Q31 94 48 94T67 103Z" />
    <path stroke={bark} strokeWidth="4" d="M48 91.5V91.6" />
  </>,
)

const ladleAndPlate: Tool = {
  left: 'hold',
  right: 'lift',
  drawing: (
    <>
      <path stroke={wood} strokeWidth="3.4" d="M61 114L82 70" />
      <path fill={yarn} stroke={bark} d="M74 63L92 70Q88 81 79 77T74 63Z" />
      <path fill={leaf} d="M20 112Q22 103 31 105Q37 99 43 106Q50 105 51 112Z" />
      <path fill={saffron} d="M27 112Q30 105 36 108T42 112Z" />
      <path fill={yarn} stroke={bark} d="M15 112H54Q52 121 41 121H28Q17 121 15 112Z" />
    </>
  ),
}

const toolbox = inBothHands(
  <>
    <path fill={saffron} stroke={bark} d="M28 102H68V122H28Z" />
    <path stroke={bark} strokeWidth="3" d="M40 102V95H56V102" />
    <path stroke={bark} d="M28 110H44M52 110H68" />
    <path fill={glow} stroke={bark} d="M44 107H52V114H44Z" />
  </>,
)

const squeegee: Tool = {
  left: 'hold',
  right: 'lift',
  drawing: (
    <>
      {dustCloth}
      <path stroke={wood} strokeWidth="4" d="M61 114L81 72" />
      <path fill={saffron} d="M68 58L100 73L97 79L65 64Z" />
      <path stroke={ink} strokeWidth="2.6" d="M68.6 57L100.6 72" />
    </>
  ),
}

const teaTray = inBothHands(
  <>
    <path fill={wood} d="M26 114H70L66 120H30Z" />
    <path fill={yarn} stroke={leaf} d="M38 98H56V106Q55 114 47 114T38 106ZM56 101q6 0 5 4t-6 3" />
    <path stroke={clay} d="M44 94q-2-3 0-6M50 94q-2-3 0-6" />
  </>,
)

const soupAndSpoon: Tool = {
  left: 'hold',
  right: 'lift',
  drawing: (
    <>
      <path stroke={bark} strokeWidth="2.6" d="M72 92L52 101" />
      <path fill={yarn} stroke={bark} d="M53 97Q46 98 45 103Q51 107 55 101Z" />
      <path fill={saffron} d="M17 109Q34 103 51 109Z" />
      <path fill={yarn} stroke={leaf} d="M15 109H53Q51 124 34 124T15 109Z" />
      <path stroke={clay} d="M27 101q-2-3 0-6M34 100q-2-3 0-6" />
    </>
  ),
}

/** A folder of papers in one hand and a wave of the other, for a person without a known job. */
export const greeting: Tool = {
  left: 'hold',
  right: 'wave',
  drawing: (
    <>
      <path fill={yarn} stroke={bark} d="M30 94H56V99H30Z" />
      <path fill={leaf} d="M24 97H36L39 100H58V127H24Z" />
      <path stroke={glow} d="M24 107H58M45 107V112" />
    </>
  ),
}

/** The tools of each job, one of which the seed selects. */
export const jobTools: Record<PortraitJob, readonly [Tool, ...Tool[]]> = {
  housemaid: [foldedLinen([glow, mint, yarn]), coffeeTray, sprayAndCloth, laundry, wateringCan],
  nanny: [teddy, pictureBook, baby],
  nurse: [clipboard, stethoscope, medicineTray],
  cookingHelpers: [mixingBowl, ladleAndPlate, steamingPot],
  houseman: [toolbox, squeegee, pottedPlant],
  personalCare: [teaTray, soupAndSpoon, foldedLinen([leaf, glow, leaf])],
}
