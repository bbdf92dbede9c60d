import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, MatrixRow } from '../story-kit/index.ts'
import { Portrait } from './portrait/index.ts'

const meta = {
  title: 'Checks/Portrait',
  component: Portrait,
  tags: ['!autodocs'],
  args: { seed: 1 },
} satisfies Meta<typeof Portrait>

export default meta

const countries = ['KE', 'PH', 'ET', 'ID', 'BD', 'IN'] as const
const jobs = ['housemaid', 'nanny', 'nurse', 'cookingHelpers', 'houseman', 'personalCare', 'unknown'] as const

export const PortraitMatrix: StoryObj<typeof meta> = {
  tags: ['matrix'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Matrix>
      {(['female', 'male'] as const).map((gender) => (
        <MatrixRow key={gender} name={gender}>
          {countries.map((country) => (
            <Portrait
              key={country}
              seed={country}
              country={country}
              gender={gender}
              className="rounded-full"
            />
          ))}
        </MatrixRow>
      ))}
      {jobs.map((job) => (
        <MatrixRow key={job} name={job}>
          {countries.map((country, index) => (
            <Portrait
              key={country}
              seed={index}
              country={country}
              job={job}
              gender={job === 'houseman' ? 'male' : 'female'}
              figure="half"
              className="rounded-card"
            />
          ))}
        </MatrixRow>
      ))}
    </Matrix>
  ),
}
