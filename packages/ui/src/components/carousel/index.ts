export { Carousel } from './carousel.tsx'
export type { CarouselProps, CarouselSlide } from './carousel.tsx'
