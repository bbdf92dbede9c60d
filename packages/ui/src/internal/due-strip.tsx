import type { ReactNode } from 'react'
import { hourglassIcon } from '../components/icon/generated/icons.ts'
import { Icon } from '../components/icon/icon.tsx'
import { MomentText } from './moment-text.tsx'
import type { Moment } from './moment-text.tsx'

/** The deadline for the answer of the office, in a strip of a card. */
export const DueStrip = ({ label, at }: { label: string; at: Moment }): ReactNode => (
  <p className="sk:m-0 sk:flex sk:gap-2 sk:rounded-field sk:bg-accent-soft sk:px-4 sk:py-2.5 sk:text-on-accent-soft">
    <Icon of={hourglassIcon} size="md" className="sk:mt-[0.15em] sk:shrink-0" />
    <span className="sk:flex sk:min-w-0 sk:flex-wrap sk:gap-x-2">
      <span>{label}</span>
      <strong>
        <MomentText at={at} weekday />
      </strong>
    </span>
  </p>
)
