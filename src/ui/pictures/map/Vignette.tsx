import type { ReactNode } from 'react';
import { TOWNS } from '../../../content';
import { Arches, Gable, TownWall, Tower, Waterside } from './vignetteParts';

const FLEMISH = ['#d9482b', '#e9792b', '#2f6fb0', '#b5321f'] as const;
const FRENCH = ['#2f6fb0', '#5a7f9e', '#d9482b', '#7a4fa0'] as const;
const GERMAN = ['#d9482b', '#16804a', '#b5321f', '#e9a020'] as const;
const ITALIAN = ['#e4572e', '#f0a12b', '#e4572e', '#c9432b'] as const;

/** Two houses beside each Cathedral, roofed as in its country. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  london: FLEMISH,
  paris: FRENCH,
  lyon: FRENCH,
  genova: ITALIAN,
  milano: ITALIAN,
  firenze: ITALIAN,
};

/** The towns without a Cathedral, each as it is known. */
const PAINTED: Readonly<Record<string, ReactNode>> = {
  tiletum: (
    <>
      <Tower at={[-6, 12, 42]} roof="#c8202f" wall="#ffe9b8" peak={20} />
      <Gable at={[-34, 15, 20]} roof={FLEMISH[0]} stepped />
      <Gable at={[-19, 15, 27]} roof={FLEMISH[2]} wall="#ffe6d6" stepped />
      <Gable at={[6, 15, 26]} roof={FLEMISH[1]} stepped />
      <Gable at={[21, 14, 19]} roof={FLEMISH[3]} wall="#e8f3ff" stepped />
      <TownWall half={37} />
    </>
  ),
  brugge: (
    <>
      <Tower at={[-4, 9, 38]} roof={FLEMISH[3]} wall="#ffe9b8" peak={10} />
      <Gable at={[-28, 14, 18]} roof={FLEMISH[0]} stepped />
      <Gable at={[-15, 13, 23]} roof={FLEMISH[1]} wall="#fff" stepped />
      <Gable at={[6, 14, 20]} roof={FLEMISH[2]} stepped />
      <Waterside y={16} />
    </>
  ),
  antwerpen: (
    <>
      <Tower at={[9, 10, 36]} roof={FLEMISH[2]} wall="#ffe9b8" peak={22} />
      <Gable at={[-30, 14, 20]} roof={FLEMISH[1]} wall="#fff" stepped />
      <Gable at={[-16, 14, 26]} roof={FLEMISH[0]} wall="#ffe6d6" stepped />
      <Gable at={[-2, 13, 20]} roof={FLEMISH[3]} stepped />
      <Gable at={[18, 12, 16]} roof={FLEMISH[0]} />
      <TownWall half={32} />
    </>
  ),
  hamburg: (
    <>
      <Gable at={[-30, 14, 20]} roof={GERMAN[0]} wall="#f4b79b" stepped />
      <Tower at={[-14, 9, 32]} roof="#16804a" wall="#f4b79b" peak={22} />
      <Gable at={[-4, 14, 24]} roof={GERMAN[2]} wall="#fff" stepped />
      <path d="M8 12h26l-5 7H13z" fill="#8c4a1f" stroke="var(--ink)" strokeWidth={1.2} />
      <path d="M20 12v-26M21-12c8 3 9 12 9 20h-9z" fill="#fff" stroke="var(--ink)" strokeWidth={1.2} />
      <path d="M20-14l8 3-8 3z" fill="#c8202f" />
    </>
  ),
  frankfurt: (
    <>
      <Tower at={[-5, 11, 34]} roof={GERMAN[2]} wall="#f8c79b" peak={20} />
      <Gable at={[-33, 15, 19]} roof={GERMAN[0]} wall="#fff" />
      <Gable at={[-19, 14, 25]} roof={GERMAN[1]} wall="#ffe9b8" stepped />
      <Gable at={[6, 14, 25]} roof={GERMAN[3]} wall="#ffe9b8" stepped />
      <Gable at={[20, 14, 19]} roof={GERMAN[0]} wall="#fff" stepped />
      <TownWall half={34} />
    </>
  ),
  nuernberg: (
    <>
      <path d="M-30 14V-2l10-10h38l12 10v16z" fill="#b98a5a" stroke="var(--ink)" strokeWidth={1.2} />
      <Tower at={[-22, 10, 42]} roof={GERMAN[0]} wall="#e9a98c" peak={12} />
      <Gable at={[-10, 18, 38]} roof={GERMAN[2]} wall="#fff" />
      <Tower at={[10, 9, 34]} roof={GERMAN[0]} wall="#e9a98c" peak={16} />
      <TownWall half={33} colour="#e9a98c" />
    </>
  ),
  wien: (
    <>
      <Tower at={[-3, 9, 38]} roof="#7a4fa0" wall="#ffe9b8" peak={26} />
      <Gable at={[-28, 24, 24]} roof="#e9a020" wall="#fff" />
      <path d="M-27 -8l12-14 12 14" fill="none" stroke="#16804a" strokeWidth={2} strokeDasharray="3 3" />
      <Gable at={[8, 14, 22]} roof={GERMAN[0]} />
      <TownWall half={31} />
    </>
  ),
  basel: (
    <>
      <Gable at={[-28, 14, 18]} roof="#16804a" wall="#fff" />
      <Tower at={[-13, 8, 30]} roof="#b5321f" wall="#e88770" peak={18} />
      <Tower at={[1, 8, 30]} roof="#b5321f" wall="#e88770" peak={18} />
      <Gable at={[-8, 12, 22]} roof="#d9482b" wall="#e88770" />
      <Gable at={[12, 14, 19]} roof={GERMAN[0]} />
      <Waterside />
    </>
  ),
  troyes: (
    <>
      <Gable at={[-31, 15, 24]} roof={FRENCH[2]} wall="#fff" />
      <Gable at={[-15, 15, 29]} roof={FRENCH[1]} wall="#ffe9b8" />
      <Gable at={[1, 15, 25]} roof={FRENCH[0]} wall="#fff" />
      <Gable at={[17, 14, 20]} roof={FRENCH[3]} wall="#ffe6d6" />
      <path
        d="M-30 2l13 10M-17 2l-13 10M2 2l13 10M15 2L2 12M-15 0l15 12"
        stroke="#8c4a1f"
        strokeWidth={1.3}
      />
    </>
  ),
  arles: (
    <>
      <path d="M-32 14V-6q32-12 64 0v20z" fill="#f6d9a8" stroke="var(--ink)" strokeWidth={1.2} />
      <path d="M-32-6q32-12 64 0-32 10-64 0z" fill="#e8b978" stroke="var(--ink)" strokeWidth={1} />
      <Arches xs={[-27, -16, -5, 6, 17]} width={8} top={4} bottom={12} fill="#6b3a1e" />
      <Tower at={[22, 9, 32]} roof="#e4572e" wall="#fff1ce" peak={10} />
    </>
  ),
  verona: (
    <>
      <path d="M-34 14V-2q24-9 48 0v16z" fill="#f8c7a8" stroke="var(--ink)" strokeWidth={1.2} />
      <Arches xs={[-30, -20, -10, 0]} width={7} top={5} bottom={12} fill="#8c3a1e" />
      <Tower at={[14, 9, 44]} roof="#e4572e" wall="#f6a77e" peak={8} />
      <Gable at={[22, 12, 18]} roof={ITALIAN[1]} wall="#fff" />
    </>
  ),
  venezia: (
    <>
      <path d="M-30 14v-20h44v20z" fill="#ffe9dd" stroke="var(--ink)" strokeWidth={1.2} />
      <path
        d="M-29-6a7 8 0 0 1 14 0zM-15-6a7 8 0 0 1 14 0zM-1-6a7 8 0 0 1 14 0zM-22-14v-4M-8-14v-4M6-14v-4"
        fill="#8fb3c9"
        stroke="var(--ink)"
        strokeWidth={1.2}
      />
      <Arches xs={[-26, -17, -8, 1]} width={7} top={4} bottom={13} fill="#c2527a" />
      <Tower at={[18, 9, 40]} roof="#16804a" wall="#e8694a" peak={16} />
      <Waterside x={-36} y={16} />
    </>
  ),
};

const CATHEDRALS: ReadonlySet<string> = new Set(
  TOWNS.filter(town => town.pillars !== undefined).map(({ id }) => id),
);

/** A town as a small painting, 72 wide and 56 high; it stands on y = 14 around x = 0. */
export function Vignette({ town }: { town: string }) {
  const [left = '#d9482b', right = '#16804a'] = BESIDE[town] ?? GERMAN;
  return (
    <>
      <ellipse cx={0} cy={15} rx={40} ry={8} fill="#3d6b22" opacity={0.28} />
      {CATHEDRALS.has(town) ? (
        <>
          <Gable at={[-37, 15, 16]} roof={left} wall="#fff" />
          <Gable at={[22, 15, 17]} roof={right} />
          <use href={`#cathedral-${town}`} x={-26} y={-47} width={52} height={62} />
        </>
      ) : (
        PAINTED[town]
      )}
    </>
  );
}
