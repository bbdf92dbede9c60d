import { expect, test } from 'vitest'

import { removeTextSeparators } from './text-separators.ts'

test('the comments between texts of a prerendered page go, the texts and the marks of React stay', () => {
  const paragraph = document.createElement('p')
  const comment = (data: string) => document.createComment(data)
  paragraph.append(comment('$'), 'Serves:', comment(' '), ' ', comment(' '), 'Riyadh', comment('/$'))
  document.body.append(paragraph)
  removeTextSeparators()
  expect([...paragraph.childNodes].map(({ nodeValue }) => nodeValue)).toEqual([
    '$',
    'Serves:',
    ' ',
    'Riyadh',
    '/$',
  ])
  paragraph.remove()
})
