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
/** Each tool once, in rows of up to six. */
const rows = [
  { housemaid: 6 },
  { nanny: 3, nurse: 3 },
  { cookingHelpers: 3, houseman: 3 },
  { personalCare: 3, unknown: 1 },
]

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
      {rows.map((row) => (
        <MatrixRow key={Object.keys(row).join()} name={Object.keys(row).join(', ')}>
          {Object.entries(row).flatMap(([job, tools]) =>
            countries
              .slice(0, tools)
              .map((country, seed) => (
                <Portrait
                  key={`${job}-${country}`}
                  seed={seed}
                  country={country}
                  job={job}
                  gender={job === 'houseman' ? 'male' : 'female'}
                  figure="half"
                  className="rounded-card"
                />
              )),
          )}
        </MatrixRow>
      ))}
    </Matrix>
  ),
}
