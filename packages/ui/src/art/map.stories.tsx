import type { Meta, StoryObj } from '@storybook/react-vite'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
import { KingdomMap } from './map/index.ts'

const branches = [
  { id: 'hafar', lat: 28.4375, lng: 45.9805, prominent: true },
  { id: 'riyadh', lat: 24.7, lng: 46.7333 },
  { id: 'arar', lat: 30.9721, lng: 41.0133 },
  { id: 'dammam', lat: 26.442, lng: 50.1092 },
  { id: 'buraidah', lat: 26.3303, lng: 43.9744 },
]

const words = textsInToolbarLanguage({
  ar: { title: 'خريطة المملكة وعليها خمسة فروع' },
  en: { title: 'Map of the Kingdom with five branches' },
})

const meta: Meta = {
  title: 'Foundations/Map',
}

export default meta

export const Branches: StoryObj = {
  render: (_args, context) => <KingdomMap title={words(context).title} markers={branches} />,
}
