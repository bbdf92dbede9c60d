'use client'
import { cva } from 'class-variance-authority'
import { useEffect, useEffectEvent, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { announce, Announcement } from '../../internal/announcement.tsx'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment, requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useTimerPause } from '../../internal/use-timer-pause.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { chevronBackIcon, chevronForwardIcon, pauseIcon, playIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'
import { useSlides } from './use-slides.ts'

const slides = cva('sk:m-0 sk:grid sk:list-none sk:auto-cols-[88%] sk:grid-flow-col sk:gap-4 sk:p-0', {
  variants: {
    atOnce: {
      1: 'sk:@min-[36rem]:auto-cols-[100%]',
      2: 'sk:@min-[36rem]:auto-cols-[calc((100%-1rem)/2)]',
      3: 'sk:@min-[36rem]:auto-cols-[calc((100%-1rem)/2)] sk:@min-[54rem]:auto-cols-[calc((100%-2rem)/3)]',
    },
  },
})

export interface CarouselSlide {
  id: string
  content: ReactNode
}

export interface CarouselProps extends RootProps {
  /** What the carousel shows: "Workers you can meet". */
  label: string
  slides: readonly CarouselSlide[]
  /** The largest number of slides side by side. Narrow containers show fewer. */
  atOnce?: 1 | 2 | 3 | undefined
  /** Moves on by itself after this many seconds, at least 5. Leave it out to disable automatic movement. */
  advanceEvery?: number | undefined
}

/** A scrollable region must be focusable by keyboard. */
const reachable = { role: 'group', tabIndex: 0 }

const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'reduce'

/** A row of cards that scrolls by touch, by buttons and by arrow keys. */
export function Carousel({
  label,
  slides: shown,
  atOnce = 3,
  advanceEvery,
  className,
  ...rest
}: CarouselProps): ReactNode {
  requireName('Carousel', label)
  if (isDevelopment && advanceEvery !== undefined && !(advanceEvery >= 5))
    throw new KitError('Carousel', 'moves on too soon: give people 5 seconds at least.')
  const { strings, format, dir } = useKit('Carousel')
  const words = strings.carousel
  const { first, last, isMoving, scroller, list, goTo } = useSlides(dir)
  const { paused, props: pause } = useTimerPause()
  const [playing, setPlaying] = useState(advanceEvery !== undefined)
  const all = shown.length
  const width = last - first + 1

  const advance = useEffectEvent(() => goTo(last >= all - 1 ? 0 : last + 1))
  useEffect(() => {
    if (advanceEvery === undefined || !playing || paused || prefersStillness()) return undefined
    const timer = setInterval(() => advance(), advanceEvery * 1000)
    return () => clearInterval(timer)
  }, [advanceEvery, playing, paused])

  const move = (to: number): void => {
    setPlaying(false)
    goTo(Math.max(0, Math.min(all - 1, to)))
  }
  const keys = (event: KeyboardEvent): void => {
    if (event.target !== scroller.current) return
    const target = {
      [dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight']: first + 1,
      [dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft']: first - 1,
      Home: 0,
      End: all - 1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    move(target)
  }
  const numbers = {
    first: format.number(Math.min(first + 1, all)),
    last: format.number(last + 1),
    all: format.number(all),
  }
  const position = fillPlaceholders(width > 1 ? words.several : words.one, numbers)
  const atStart = first === 0
  const atEnd = last >= all - 1
  return (
    <section {...rest} aria-label={label} className={classes('sk:@container sk:min-w-0', className)}>
      <div {...pause} role="presentation" onKeyDown={keys}>
        <div
          ref={scroller}
          data-scrolls="across"
          aria-label={label}
          {...reachable}
          className="sk:-m-1 sk:snap-x sk:snap-mandatory sk:overflow-x-auto sk:overscroll-x-contain sk:rounded-card sk:p-1 sk:[scrollbar-width:none] sk:scroll-p-1 sk:motion-safe:scroll-smooth sk:print:overflow-visible"
        >
          <ul ref={list} className={slides({ atOnce })}>
            {shown.map(({ id, content }) => (
              <li key={id} className="sk:min-w-0 sk:snap-start sk:*:h-full">
                {content}
              </li>
            ))}
          </ul>
        </div>
        <div className="sk:mt-3 sk:flex sk:flex-wrap sk:items-center sk:justify-between sk:gap-3 sk:print:hidden">
          <p className="sk:m-0 sk:text-small sk:text-text-muted sk:tabular-nums">{position}</p>
          <Announcement text={playing || isMoving ? undefined : position} />
          {/* The buttons keep their space, because only the layout shows whether all slides fit. */}
          <div className={atStart && atEnd ? 'sk:invisible sk:flex sk:gap-2' : 'sk:flex sk:gap-2'}>
            {advanceEvery !== undefined && (
              <IconButton
                label={playing ? words.pause : words.play}
                icon={<Icon of={playing ? pauseIcon : playIcon} />}
                onClick={() => {
                  announce(playing ? words.paused : words.playing)
                  setPlaying(!playing)
                }}
              />
            )}
            <IconButton
              variant="secondary"
              shape="round"
              label={words.previous}
              icon={<Icon of={chevronBackIcon} />}
              aria-disabled={atStart || undefined}
              onClick={() => move(first - width)}
            />
            <IconButton
              variant="secondary"
              shape="round"
              label={words.next}
              icon={<Icon of={chevronForwardIcon} />}
              aria-disabled={atEnd || undefined}
              onClick={() => move(last + 1)}
            />
          </div>
        </div>
      </div>
    </section>
  )
}
