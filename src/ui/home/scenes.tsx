import type { ReactNode } from 'react';
import { CardinalPicture, CharacterPicture } from '../pictures/People';
import { PieceSign, TokenSign } from '../pictures/Piece';
import { PlainDie } from '../pictures/Die';
import { ActionSign, Shield, Sign } from '../pictures/Sign';
import './scenes.css';

/** The pictures on the cards of the ways to play: none is cut, sky and ground go on to the edges of the card. */

interface SceneProps {
  readonly sky: string;
  readonly near: string;
  readonly far: string;
  readonly children: ReactNode;
}

function Scene({ sky, near, far, children }: SceneProps) {
  return (
    <svg className="scene" viewBox="0 0 252 138" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <rect x="-250" y="-300" width="752" height="438" className={`scene-${sky}`} />
      <path d="M-250 104H0Q60 78 130 102T252 92H502V138H-250z" className={`scene-${far}`} />
      <path d="M-250 122H0Q80 98 160 118T252 114H502V138H-250z" className={`scene-${near}`} />
      {children}
    </svg>
  );
}

export function SoloScene() {
  return (
    <Scene sky="rose" far="wheat" near="apricot">
      <g transform="translate(62 8)">
        <CardinalPicture size={132} />
      </g>
      <g transform="rotate(-8 38 106)">
        <PlainDie value={5} of="cardinal" x={16} y={84} size={42} />
      </g>
      <g transform="rotate(9 216 98)">
        <PlainDie value={3} of="cardinal" x={196} y={76} size={42} />
      </g>
    </Scene>
  );
}

export function LocalScene() {
  return (
    <Scene sky="air" far="meadow" near="forest">
      <rect x="62" y="20" width="128" height="92" rx="12" className="scene-ink" />
      <rect x="70" y="28" width="112" height="76" rx="5" className="scene-sea" />
      <path d="M70 62c20-8 34 2 52-8s20-18 60-20v70H70z" className="scene-meadow scene-coast" />
      <path d="M82 92L104 74 132 84 150 58 172 66M132 84l16 14" className="scene-road-edge" />
      <path d="M82 92L104 74 132 84 150 58 172 66M132 84l16 14" className="scene-road" />
      <Sign name="house" x={94} y={58} size={20} className="of-plum" />
      <Sign name="cathedral" x={120} y={62} size={24} />
      <Sign name="house" x={142} y={42} size={20} className="of-orange" />
      <TokenSign owner="plum" x={14} y={74} size={46} />
      <TokenSign owner="orange" x={192} y={78} size={46} />
      <TokenSign owner="teal" x={24} y={14} size={38} />
      <TokenSign owner="blue" x={196} y={12} size={38} />
    </Scene>
  );
}

export function OnlineScene() {
  return (
    <Scene sky="air" far="meadow" near="forest">
      <path d="M-4 132Q60 96 120 112T256 78" className="scene-road-edge scene-wide" />
      <path d="M-4 132Q60 96 120 112T256 78" className="scene-road scene-wide" />
      <Sign name="cathedral" x={188} y={28} size={60} />
      <PieceSign kind="merchant" owner="teal" x={14} y={66} size={50} />
      <PieceSign kind="merchant" owner="orange" x={84} y={60} size={46} />
      <PieceSign kind="merchant" owner="plum" x={142} y={56} size={40} />
    </Scene>
  );
}

const ROADS = {
  plum: [
    [18, 112],
    [70, 92],
    [120, 74],
    [170, 44],
    [232, 18],
  ],
  orange: [
    [18, 116],
    [70, 104],
    [120, 62],
    [170, 56],
    [232, 36],
  ],
} as const;

export function ReplayScene() {
  return (
    <Scene sky="air" far="shallow" near="sea">
      {(['plum', 'orange'] as const).map(owner => (
        <g key={owner} className={`of-${owner}`}>
          <path d={`M${ROADS[owner].map(([x, y]) => `${x} ${y}`).join('L')}`} className="scene-course" />
          {ROADS[owner].slice(1, 4).map(([x, y]) => (
            <TokenSign key={x} owner={owner} x={x - 10} y={y - 10} size={20} />
          ))}
        </g>
      ))}
      <circle cx="126" cy="70" r="34" className="scene-disc" />
      <path d="M116 53l28 17-28 17z" className="scene-ink" />
    </Scene>
  );
}

export function RulesScene() {
  return (
    <Scene sky="straw" far="wheat" near="apricot">
      <path
        d="M126 30C98 14 62 12 36 18v86c26-6 62-4 90 14 28-18 64-20 90-14V18c-26-6-62-4-90 12zM126 30v88"
        className="scene-page"
      />
      <path d="M144 46q28-10 58-9M144 62q28-10 58-9M144 78q20-7 36-8" className="scene-lines" />
      <ActionSign action="merchant" x={46} y={28} size={36} />
      <ActionSign action="architect" x={83} y={34} size={36} />
      <Shield points={5} x={54} y={66} size={34} />
      <Sign name="gold" x={92} y={74} size={28} />
      <path d="M196 14v34l-8-7-8 7V12" className="scene-mark" />
    </Scene>
  );
}

const MILESTONES = [30, 84, 138, 216];

export function GuidedScene() {
  return (
    <Scene sky="air" far="meadow" near="forest">
      <path d="M-250 122C-40 130 60 132 130 116S300 104 502 122" className="scene-road-edge" />
      <path d="M-250 122C-40 130 60 132 130 116S300 104 502 122" className="scene-road" />
      <g transform="translate(150 22)">
        <CharacterPicture character="merchant" size={112} />
      </g>
      {MILESTONES.map((x, index) => (
        <g key={x} className="scene-milestone">
          <circle cx={x} cy={116} r={11} />
          <text x={x} y={121} textAnchor="middle" fontSize={14}>
            {index + 1}
          </text>
        </g>
      ))}
    </Scene>
  );
}
