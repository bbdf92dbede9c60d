import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
import { Person } from './portrait/index.ts'
import type { PersonProps } from './portrait/index.ts'
import { Grid } from '../components/grid/index.ts'
import { Stack } from '../components/stack/index.ts'
import {
  Arrival,
  BranchDoor,
  EldersRoom,
  Kitchen,
  Laundry,
  Majlis,
  Nursery,
  YardRoom,
} from './rooms/index.ts'
import type { RoomLight, RoomProps } from './rooms/index.ts'

const meta: Meta = {
  title: 'Foundations/Rooms',
}

export default meta

const words = textsInToolbarLanguage({
  ar: {
    majlis: 'المجلس',
    kitchen: 'المطبخ',
    nursery: 'غرفة الطفل',
    laundry: 'الغسيل',
    yard: 'الفناء',
    elder: 'كرسي الجدة',
    arrival: 'الوصول',
    branch: 'باب الفرع',
    day: 'نهارًا',
    evening: 'مساءً',
    ramadan: 'في رمضان',
  },
  en: {
    majlis: 'Majlis',
    kitchen: 'Kitchen',
    nursery: 'Nursery',
    laundry: 'Laundry',
    yard: 'Yard',
    elder: 'Grandmother’s chair',
    arrival: 'Arrival',
    branch: 'Branch door',
    day: 'Day',
    evening: 'Evening',
    ramadan: 'Ramadan',
  },
})

type Name = 'majlis' | 'kitchen' | 'nursery' | 'laundry' | 'yard' | 'elder' | 'arrival' | 'branch'

const rooms: readonly (readonly [Name, ComponentType<RoomProps>, PersonProps])[] = [
  ['majlis', Majlis, { seed: 5, job: 'housemaid', country: 'ID' }],
  ['kitchen', Kitchen, { seed: 11, job: 'cookingHelpers', country: 'IN' }],
  ['nursery', Nursery, { seed: 3, job: 'nanny', country: 'PH' }],
  ['laundry', Laundry, { seed: 8, job: 'housemaid', country: 'KE' }],
  ['yard', YardRoom, { seed: 2, job: 'houseman', gender: 'male', country: 'BD' }],
  ['elder', EldersRoom, { seed: 6, job: 'nurse', country: 'PH' }],
  ['arrival', Arrival, { seed: 9, country: 'ET' }],
  ['branch', BranchDoor, { seed: 12, job: 'housemaid', country: 'UG' }],
]

/** Eight rooms, each with a `Person`: the arriving worker, or a worker of that job. */
export const Lived: StoryObj = {
  render: (_args, context) => (
    <>
      <style>{'.room { inline-size: 100%; block-size: auto; border-radius: var(--sk-radius-card) }'}</style>
      <Grid as="ul" minColumnWidth="xl" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
        {rooms.map(([name, Room, person]) => (
          <Stack as="li" gap="xs" key={name}>
            <Room className="room">
              <Person figure="half" {...person} />
            </Room>
            {words(context)[name]}
          </Stack>
        ))}
      </Grid>
    </>
  ),
}

const lights: readonly RoomLight[] = ['day', 'evening', 'ramadan']

/** The light follows the time of a visit. A room can also be shown empty. */
export const Lights: StoryObj = {
  render: (_args, context) => (
    <>
      <style>{'.room { inline-size: 100%; block-size: auto; border-radius: var(--sk-radius-card) }'}</style>
      <Grid as="ul" minColumnWidth="lg" style={{ margin: 0, listStyle: 'none', padding: 0 }}>
        {[Majlis, Kitchen, EldersRoom].flatMap((Room, index) =>
          lights.map((light) => (
            <Stack as="li" gap="xs" key={`${index} ${light}`}>
              <Room light={light} className="room" />
              {words(context)[light]}
            </Stack>
          )),
        )}
      </Grid>
    </>
  ),
}
