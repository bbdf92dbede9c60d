import type { Meta, StoryObj } from '@storybook/react-vite'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
import { Portrait } from './portrait/index.ts'
import type { PortraitJob } from './portrait/index.ts'

const meta: Meta<typeof Portrait> = {
  title: 'Foundations/Portraits',
}

export default meta

const words = textsInToolbarLanguage({
  ar: {
    illustration: 'رسم توضيحي',
    housemaid: 'عاملة منزلية',
    nanny: 'مربية',
    nurse: 'ممرضة',
    cookingHelpers: 'مساعدة طبخ',
    houseman: 'عامل منزلي',
    personalCare: 'رعاية شخصية',
  },
  en: {
    illustration: 'Illustration',
    housemaid: 'Housemaid',
    nanny: 'Nanny',
    nurse: 'Nurse',
    cookingHelpers: 'Cooking helper',
    houseman: 'Male domestic worker',
    personalCare: 'Personal care',
  },
})

const jobs = ['housemaid', 'nanny', 'nurse', 'cookingHelpers', 'houseman', 'personalCare'] as const
const genderOf = (job: PortraitJob) => (job === 'houseman' ? 'male' : 'female')

/** At work, with the tool of the job. Say in small print that it is a drawing. */
export const AtWork: StoryObj = {
  render: (_args, context) => (
    <ul className="m-0 flex list-none flex-wrap gap-4 p-0">
      {jobs.map((job, index) => (
        <li key={job} className="grid w-40 gap-1">
          <Portrait
            seed={`at-work-${index}`}
            job={job}
            gender={genderOf(job)}
            figure="half"
            className="h-auto w-full rounded-card"
          />
          {words(context)[job]}
          <small className="text-caption text-text-muted">{words(context).illustration}</small>
        </li>
      ))}
    </ul>
  ),
}

const sizes = ['size-8', 'size-16', 'size-40']

/** The same six people at 32, 64 and 160 pixels. The same seed is the same person at every size. */
export const Sizes: StoryObj = {
  render: () => (
    <div className="grid gap-4">
      {sizes.map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          {['KE', 'PH', 'ET', 'ID', 'BD', 'IN'].map((country, index) => (
            <Portrait
              key={country}
              seed={index + 3}
              country={country}
              job={jobs[index]}
              gender={genderOf(jobs[index] ?? 'housemaid')}
              className={`${size} rounded-full`}
            />
          ))}
        </div>
      ))}
    </div>
  ),
}
