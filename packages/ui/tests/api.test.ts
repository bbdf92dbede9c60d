import { describe, expect, it } from 'vitest'
import { apiReport } from '../scripts/package/api.ts'

describe('the public types', { timeout: 60_000 }, () => {
  // `pnpm exec vitest run --project kit packages/ui/tests/api -u` takes a change in; look at it as a consumer would
  it('are what tests/api.txt says, entry by entry', async () => {
    await expect(apiReport()).toMatchFileSnapshot('./api.txt')
  })
})
