import type { Notice } from '@sakina/api-client/client'
import { expect, test } from 'vitest'

import { groupNotices } from './group-notices.ts'

const notice = (id: number, kind: Notice['kind']): Notice => ({
  id,
  kind,
  topic: 'unknown',
  title: kind,
  text: '',
  path: null,
  at: null,
  read: true,
})

test('sign-ins that follow each other are one entry; other notices stay as they are', () => {
  const notices = [
    notice(1, 'new_sign_in'),
    notice(2, 'new_sign_in'),
    notice(3, 'order_paid'),
    notice(4, 'order_paid'),
    notice(5, 'new_sign_in'),
  ]
  expect(
    groupNotices(notices).map(({ latest, earlier }) => [latest.id, ...earlier.map(({ id }) => id)]),
  ).toEqual([[1, 2], [3], [4], [5]])
})
