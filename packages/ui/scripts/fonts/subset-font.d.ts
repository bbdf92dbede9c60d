declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      preserveNameIds?: readonly number[]
      noHinting?: boolean
      keepFeatures?: readonly string[]
    },
  ): Promise<Buffer>
}
