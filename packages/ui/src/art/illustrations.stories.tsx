import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { textsInToolbarLanguage } from '../story-kit/index.ts'
import * as illustrations from './illustrations/index.ts'
import type { IllustrationProps } from './scene.tsx'
import { stageIcons } from './stages/index.ts'

const { NajdiDoorway, ...scenes } = illustrations

const meta: Meta = {
  title: 'Foundations/Illustrations',
}

export default meta

function NamedDrawing({ name, Drawn }: { name: string; Drawn: ComponentType<IllustrationProps> }) {
  return (
    <figure className="m-0 grid justify-items-center gap-2">
      <Drawn />
      <figcaption lang="en" dir="ltr" className="font-code text-caption text-text-muted">
        {name}
      </figcaption>
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
  render: (_args, context) => <NajdiDoorway title={words(context).doorway} />,
}

export const Scenes: StoryObj = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      {Object.entries(scenes).map(([name, Drawn]) => (
        <NamedDrawing key={name} name={name} Drawn={Drawn} />
      ))}
    </div>
  ),
}

/** The eleven stages of an order in chronological order. */
export const Stages: StoryObj = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      {Object.entries(stageIcons).map(([name, Drawn]) => (
        <NamedDrawing key={name} name={name} Drawn={Drawn} />
      ))}
    </div>
  ),
}

/**
 * A drawing that points in a direction is mirrored with the text. `mirrored="never"` prevents that.
 */
export const Mirroring: StoryObj = {
  render: () => (
    <div className="grid gap-6">
      <div dir="rtl" className="flex flex-wrap gap-6">
        <illustrations.Mediation />
        <illustrations.Mediation mirrored="never" />
        <illustrations.Invoice />
      </div>
      <div dir="ltr" className="flex flex-wrap gap-6">
        <illustrations.Mediation />
        <illustrations.Mediation mirrored="never" />
        <illustrations.Invoice />
      </div>
    </div>
  ),
}
