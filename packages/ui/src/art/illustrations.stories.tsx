import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
import * as illustrations from './illustrations/index.ts'
import type { IllustrationProps } from './scene.tsx'
import { Text } from '../components/text/index.ts'
import { Stack } from '../components/stack/index.ts'
import { stageIcons } from './stages/index.ts'

const scenes = Object.entries(illustrations).filter(([name]) => name !== 'NajdiDoorway')

const meta: Meta = {
  title: 'Foundations/Illustrations',
}

export default meta

function NamedDrawing({ name, Drawn }: { name: string; Drawn: ComponentType<IllustrationProps> }) {
  return (
    <figure style={{ margin: 0, display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
      <Drawn />
      <Text
        as="figcaption"
        size="caption"
        tone="muted"
        lang="en"
        dir="ltr"
        style={{ fontFamily: 'var(--sk-font-code)' }}
      >
        {name}
      </Text>
    </figure>
  )
}

const words = textsInToolbarLanguage({
  ar: { doorway: 'باب نجدي مفتوح يخرج منه نور دافئ، وأمامه دلة وفناجين' },
  en: { doorway: 'A Najdi door standing ajar with warm light, a coffee pot and cups before it' },
})

/**
 * The scene of the home page. It has a name here and is decorative beside a headline with the same content.
 */
export const Doorway: StoryObj = {
  render: (_args, context) => <illustrations.NajdiDoorway title={words(context).doorway} />,
}

export const Scenes: StoryObj = {
  render: () => (
    <Stack direction="row" wrap gap="xl">
      {scenes.map(([name, Drawn]) => (
        <NamedDrawing key={name} name={name} Drawn={Drawn} />
      ))}
    </Stack>
  ),
}

/** The eleven stages of an order in chronological order. */
export const Stages: StoryObj = {
  render: () => (
    <Stack direction="row" wrap gap="xl">
      {Object.entries(stageIcons).map(([name, Drawn]) => (
        <NamedDrawing key={name} name={name} Drawn={Drawn} />
      ))}
    </Stack>
  ),
}

/**
 * A drawing that points in a direction is mirrored with the text. `mirrored="never"` prevents that.
 */
export const Mirroring: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <Stack direction="row" wrap gap="xl" dir="rtl">
        <illustrations.Mediation />
        <illustrations.Mediation mirrored="never" />
        <illustrations.Invoice />
      </Stack>
      <Stack direction="row" wrap gap="xl" dir="ltr">
        <illustrations.Mediation />
        <illustrations.Mediation mirrored="never" />
        <illustrations.Invoice />
      </Stack>
    </Stack>
  ),
}
