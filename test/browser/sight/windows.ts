/** The eleven windows, and whether a finger looks through them. */
export interface SightWindow {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

const mouse = (width: number, height: number): SightWindow => ({ width, height, touch: false });
const finger = (width: number, height: number): SightWindow => ({ width, height, touch: true });

export const WINDOWS: readonly SightWindow[] = [
  mouse(1920, 950),
  mouse(1440, 900),
  mouse(1440, 780),
  mouse(1366, 650),
  mouse(1280, 650),
  mouse(1024, 768),
  mouse(960, 600),
  finger(768, 1024),
  finger(390, 844),
  finger(360, 740),
  finger(844, 390),
];
