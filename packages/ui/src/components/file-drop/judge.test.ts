import { describe, expect, it } from 'vitest'
import { judge, readableSize } from './judge.ts'

const file = (name: string, type: string, bytes = 10): File => new File(['x'.repeat(bytes)], name, { type })
const limits = { accept: ['image/*', '.pdf'], maxBytes: 100, room: 2 }

describe('judging files', () => {
  it('takes what fits by type or by ending', () => {
    const files = [file('جواز.jpg', 'image/jpeg'), file('SCAN.PDF', '')]
    expect(judge(files, limits)).toEqual({ taken: files, refused: [] })
  })

  it('says of each refused file why', () => {
    const files = [
      file('a.exe', 'application/x-msdownload'),
      file('b.png', 'image/png', 101),
      file('c.png', 'image/png'),
      file('d.png', 'image/png'),
      file('e.png', 'image/png'),
    ]
    const { taken, refused } = judge(files, limits)
    expect(taken.map(({ name }) => name)).toEqual(['c.png', 'd.png'])
    expect(refused.map(({ file: { name }, why }) => [name, why])).toEqual([
      ['a.exe', 'wrongType'],
      ['b.png', 'tooBig'],
      ['e.png', 'tooMany'],
    ])
  })
})

describe('a size', () => {
  it('is said in the unit people know', () => {
    expect(readableSize(10)).toEqual({ amount: 1, unit: 'kilobytes' })
    expect(readableSize(300 * 1024)).toEqual({ amount: 300, unit: 'kilobytes' })
    expect(readableSize(5 * 1024 * 1024)).toEqual({ amount: 5, unit: 'megabytes' })
    expect(readableSize(1.54 * 1024 * 1024)).toEqual({ amount: 1.5, unit: 'megabytes' })
  })
})
