import { bark, clay, glow, halo, leaf, mint, paper, saffron, sand, sun, wall, wood } from '../palette.ts'
import { Cup } from '../parts/cup.tsx'
import { Dallah } from '../parts/dallah.tsx'
import { Scene } from '../scene.tsx'
import type { IllustrationProps } from '../scene.tsx'

// One stepped merlon of a Najdi parapet, 32 wide and 24 high, on the 4-point grid; its upper steps are limewashed.
const merlon = 'h4v-8h4v-8h4v-8h8v8h4v8h4v8h4'
const limewash = 'm4-8h4v-8h4v-8h8v8h4v8h4zm28 8'
const tooth = 'l8 10 8-10'

/** Draws an illustration of a Najdi doorway. */
export function NajdiDoorway({ mirrored = 'auto', ...props }: IllustrationProps) {
  return (
    <Scene {...props} mirrored={mirrored} width={640} height={520}>
      <circle cx="484" cy="132" r="104" fill={sun} stroke="none" />
      <path d="M276 76q6-6 10 0q4-6 10 0M312 56q6-6 10 0q4-6 10 0" />
      <path
        stroke="none"
        fill={mint}
        d="M0 444C24 404 56 396 96 412V444ZM544 444V400C576 388 620 404 640 444Z"
      />
      <path
        stroke="none"
        fill={sand}
        d="M4 484C4 456 88 440 136 440H520C560 440 636 456 636 484S480 518 320 518S4 512 4 484Z"
      />

      <path fill={clay} d="M42 444C46 400 46 360 46 316H54C54 360 56 400 58 444Z" />
      <path
        fill={leaf}
        d="M50 316Q26 307 6 328l5 2 2-6 3 5 3-8 1 6 4-8 0 7 6-9-2 7 7-7-2 5 7-5-1 3 7-3ZM50 316Q31 292 16 292l-2 6 6-3-5 5 8-3-6 5 10-3-7 4 11-1-7 4 11 0-6 2 11 2-4 2 9 3ZM50 316Q49 287 48 279l-5-1 3 4-6-2 6 6-7-4 6 8-7-4 7 8-7-3 8 9-6-3 6 9-4-1 5 7ZM50 316Q67 289 80 291l2 5-5-3 5 5-8-3 7 4-10-2 8 4-12-1 8 3-11 1 6 2-11 3 5 2-9 3ZM50 316Q79 303 103 327l-5 3-3-7-3 6-4-10-1 9-6-11 2 9-8-10 3 8-9-8 3 6-10-6 2 4-9-3ZM50 316Q32 309 17 335l5 0 1-6 3 3 1-7 3 4 1-8 2 5 2-7 0 5 4-6-1 4 5-5-1 3 5-3ZM50 316Q72 316 91 353l-6-2-1-7-5 1-1-9-4 4-1-9-3 4-2-9-2 5-3-9-1 5-4-7 0 3-5-5Z"
      />
      <path fill={clay} d="M462 184C466 152 467 120 467 88H477C478 120 480 152 486 184Z" />
      <path d="M464 170l10-6 10 6M465 154l9-6 8 6M466 138l8-6 7 6M467 122l7-6 6 6" />
      <path
        fill={leaf}
        d="M472 88Q408 70 355 130l12 2 6-15 8 8 7-18 5 12 10-19 2 13 12-19 0 13 15-16-2 11 17-12-1 8 17-7ZM472 88Q418 39 374 60l5 10 9-10-2 12 13-12-6 14 17-12-9 12 21-9-10 11 22-6-9 9 22-2-5 7 19 2ZM472 88Q449 30 429 17l-7 6 11 1-11 4 14 3-13 3 18 4-14 2 19 7-13 2 18 9-10 2 17 9-7 3 14 10ZM472 88Q478 27 484 7l9 0-8 7 11-2-11 10 13-3-13 12 13-3-14 13 12-2-14 14 11-1-13 14 7 1-10 14ZM472 88Q509 33 540 29l3 9-11-4 9 9-16-4 12 8-19-1 13 6-21 1 12 5-21 4 10 5-20 5 7 5-17 7ZM472 88Q536 54 589 92l-9 7-9-13-3 12-11-16 0 15-14-17 4 15-18-15 6 13-21-12 6 10-21-7 3 8-19-3ZM472 88Q537 81 590 154l-13 0-5-17-10 6-6-19-7 10-8-21-5 12-10-20-2 12-13-18 0 10-15-15 0 8-15-10ZM472 88Q416 82 370 160l12-3 4-16 9 3 4-18 8 8 5-20 6 10 7-19 4 11 9-17 1 9 12-14 1 7 13-9ZM472 88Q516 97 552 183l-10-7-3-15-9-1-2-17-8 3-2-18-8 5-3-17-5 6-5-16-4 6-6-14-3 5-7-10ZM472 88Q429 97 395 188l10-8 2-16 9-2 1-17 9 2 2-17 8 4 2-17 6 5 4-16 4 6 6-14 2 4 7-9Z"
      />
      <path
        fill={saffron}
        d="M460 98a5 7 0 1 0 .1 0ZM484 98a5 7 0 1 0 .1 0ZM466 108a5 7 0 1 0 .1 0ZM478 108a5 7 0 1 0 .1 0Z"
      />

      <path fill={wall} d={`M240 184V124${merlon.repeat(4)}V184Z`} />
      <path fill={paper} d={`M240 124${limewash.repeat(4)}`} />
      <path fill={clay} d="M272 148l8-14 8 14ZM296 148l8-14 8 14ZM320 148l8-14 8 14Z" />

      <path fill={wall} d={`M208 444V184H216${merlon.repeat(11)}L576 444Z`} />
      <path fill={paper} d={`M216 184${limewash.repeat(11)}`} />
      <path fill={paper} d="M208 184H568V192H208Z" />
      <path stroke="none" fill={clay} d={`M216 200${tooth.repeat(22)}Z`} />
      <path stroke="none" fill={bark} fillOpacity=".2" d="M211 192H228L240 444H220Z" />
      <path fill={bark} d="M424 196H440V212H424ZM552 196H568V212H552Z" />

      <path fill={wall} d={`M68 444L80 104${merlon.repeat(4)}L220 444Z`} />
      <path fill={paper} d={`M80 104${limewash.repeat(4)}`} />
      <path fill={paper} d="M76 104H212V112H76Z" />
      <path stroke="none" fill={clay} d={`M80 120${tooth.repeat(8)}Z`} />
      <path
        stroke={clay}
        d="M92 152h8M180 176h12M84 252h12M192 228h8M96 340h16M176 364h12M188 300h8M88 396h8M464 220h12M448 356h8M424 372h12M556 340h8M232 212h8"
      />

      <path fill={paper} d="M116 240V172H124V164H132V156H156V164H164V172H172V240Z" />
      <path fill={glow} d="M128 176H160V228H128Z" />
      <path d="M144 176V228M128 194H160M128 212H160" />
      <path fill={wood} d="M108 240H180V248H108ZM120 172L128 176V228L120 236ZM168 172L160 176V228L168 236Z" />
      <path
        fill={clay}
        d="M120 308l8-14 8 14ZM144 308l8-14 8 14ZM132 286l8-14 8 14Z"
        transform="translate(4)"
      />

      <path fill={paper} d={`M240 444V236${'l8-12 8 12'.repeat(11)}V444Z`} />
      <path
        fill={leaf}
        stroke="none"
        d="M252 276l5 8-5 8-5-8ZM252 324l5 8-5 8-5-8ZM252 372l5 8-5 8-5-8ZM252 420l5 8-5 8-5-8ZM404 276l5 8-5 8-5-8ZM404 324l5 8-5 8-5-8ZM404 372l5 8-5 8-5-8ZM404 420l5 8-5 8-5-8Z"
      />
      <path fill={glow} d="M264 264H392V444H264Z" />
      <path fill={saffron} stroke="none" d="M293 428H327L331 443H293Z" />
      <path d="M310 264V284M293 428H328" />
      <path fill={paper} d="M304 284H316L320 296H300Z" />
      <path fill={bark} d="M264 264L292 276V434L264 444Z" />
      <path d="M264 288L292 298M264 348L292 350M264 364L292 366M264 424L292 416" />
      <path fill={wood} d="M328 264H392V444H328Z" />
      <path fill={bark} d="M248 248H408V264H248Z" />
      <path fill={leaf} d="M328 264H392V284H328ZM328 424H392V444H328Z" />
      <path fill={saffron} d="M328 346H392V362H328Z" />
      <path d="M360 284V346M360 362V424" />
      <path
        stroke={glow}
        d="M332 280l7-10 7 10 7-10 7 10 7-10 7 10 7-10 7 10M332 440l7-10 7 10 7-10 7 10 7-10 7 10 7-10 7 10"
      />
      <path
        fill={saffron}
        d="M344 299l10 16-10 16-10-16ZM376 299l10 16-10 16-10-16ZM344 377l10 16-10 16-10-16ZM376 377l10 16-10 16-10-16Z"
      />
      <path
        fill={paper}
        d="M344 309l4 6-4 6-4-6ZM376 309l4 6-4 6-4-6ZM344 387l4 6-4 6-4-6ZM376 387l4 6-4 6-4-6Z"
      />
      <circle cx="340" cy="354" r="4" fill={bark} />
      {/* The other leaf, closed: art.css shows it on a first visit and opens it. */}
      <g data-door="">
        <path fill={wood} d="M264 264H328V444H264Z" />
        <path fill={leaf} d="M264 264H328V284H264ZM264 424H328V444H264Z" />
        <path
          fill={saffron}
          d="M264 346H328V362H264ZM296 299l10 16-10 16-10-16ZM296 377l10 16-10 16-10-16Z"
        />
      </g>
      <path fill={paper} d="M232 444H424V452H232ZM224 452H432V462H224Z" />
      <path stroke="none" fill={halo} d="M296 463H332L404 514H308Z" />

      <circle cx="456" cy="304" r="36" fill={halo} stroke="none" />
      <path d="M432 246V268M432 252H456V268M432 260C440 260 444 256 444 252" />
      <path fill={saffron} d="M456 268l14 14H442Z" />
      <path fill={glow} d="M442 282H470L474 316H438Z" />
      <path fill={saffron} d="M456 290q10 10 0 20q-10-10 0-20Z" />
      <path fill={saffron} d="M438 316H474L466 326H446Z" />

      <path fill={paper} d="M500 296V232H508V224H516V216H540V224H548V232H556V296Z" />
      <path fill={wood} d="M508 236H548V288H508Z" />
      <path d="M528 236V288" />
      <path fill={saffron} d="M518 254l5 8-5 8-5-8ZM538 254l5 8-5 8-5-8Z" />
      <path fill={wood} d="M492 296H564V304H492Z" />

      <path fill={saffron} d="M456 364q0-4 4-4H500q4 0 4 4V408H456Z" />
      <path fill={leaf} d="M508 364q0-4 4-4H552q4 0 4 4V408H508Z" />
      <path fill={paper} d="M456 376H504V388H456ZM508 376H556V388H508Z" />
      <path d="M456 388l6-12 6 12 6-12 6 12 6-12 6 12 6-12 6 12M508 388l6-12 6 12 6-12 6 12 6-12 6 12 6-12 6 12" />
      <path fill={clay} d="M440 416H576V444H440Z" />
      <path fill={paper} d="M436 408H580V416H436Z" />

      <path fill={wood} d="M592 452C576 436 576 412 592 404V396H616V404C632 412 632 436 616 452Z" />
      <path fill={paper} d="M588 388H620V396H588Z" />
      <path d="M581 424l6-6 6 6 6-6 6 6 6-6 6 6 6-6 5 5" />

      <path fill={leaf} d="M44 468H248L272 504H20Z" />
      <path fill={saffron} d="M40 474H252L256 480H36Z" />
      <path
        stroke={glow}
        d="M32 496l10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8"
      />
      <path d="M20 504l-4 6M36 504l-3 6M52 504l-2 6M68 504l-2 6M84 504l-1 6M100 504v6M116 504v6M132 504v6M148 504v6M164 504v6M180 504v6M196 504v6M212 504l1 6M228 504l2 6M244 504l2 6M260 504l3 6M272 504l4 6" />
      <rect x="60" y="476" width="156" height="8" rx="4" fill={wood} />
      <g transform="translate(64 368)">
        <Dallah />
      </g>
      <Cup x={148} y={456} />
      <Cup x={180} y={456} />
      <path stroke={paper} d="M158 440c-4-4 4-8 0-12M190 440c-4-4 4-8 0-12" />
    </Scene>
  )
}
