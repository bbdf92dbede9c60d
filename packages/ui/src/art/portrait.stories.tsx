import type { Meta, StoryObj } from '@storybook/react-vite'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
import { Stack } from '../components/stack/index.ts'
import { Text } from '../components/text/index.ts'
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
    <>
      <style>
        {'.portrait { inline-size: 100%; block-size: auto; border-radius: var(--sk-radius-card) }'}
      </style>
      <Stack as="ul" direction="row" wrap gap="lg" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
        {jobs.map((job, index) => (
          <Stack as="li" gap="xs" key={job} style={{ inlineSize: '10rem' }}>
            <Portrait
              seed={`at-work-${index}`}
              job={job}
              gender={genderOf(job)}
              figure="half"
              className="portrait"
            />
            {words(context)[job]}
            <Text as="small" size="caption" tone="muted">
              {words(context).illustration}
            </Text>
          </Stack>
        ))}
      </Stack>
    </>
  ),
}

const sizes = ['face-32', 'face-64', 'face-160']

/** The same six people at 32, 64 and 160 pixels. The same seed is the same person at every size. */
export const Sizes: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <style>{`
        .face-32, .face-64, .face-160 { border-radius: 50% }
        .face-32 { inline-size: 2rem; block-size: 2rem }
        .face-64 { inline-size: 4rem; block-size: 4rem }
        .face-160 { inline-size: 10rem; block-size: 10rem }
      `}</style>
      {sizes.map((size) => (
        <Stack direction="row" wrap key={size}>
          {['KE', 'PH', 'ET', 'ID', 'BD', 'IN'].map((country, index) => (
            <Portrait
              key={country}
              seed={index + 3}
              country={country}
              job={jobs[index]}
              gender={genderOf(jobs[index] ?? 'housemaid')}
              className={size}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
}
