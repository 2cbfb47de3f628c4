import type { ComponentType } from 'react';
import type { DiagramName } from '../../../site/page/diagrams.ts';
import { AxisParts } from './AxisParts.tsx';
import type { DiagramProps } from './blocks.tsx';
import { CacheParts } from './CacheParts.tsx';
import { ChartParts } from './ChartParts.tsx';
import { FieldParts } from './FieldParts.tsx';
import { GroupsAndLeaves } from './GroupsAndLeaves.tsx';
import { Localization } from './Localization.tsx';
import { PickerValue } from './PickerValue.tsx';
import { PlansAndPackages } from './PlansAndPackages.tsx';
import { RowPath } from './RowPath.tsx';
import { TreeItemParts } from './TreeItemParts.tsx';

export const DIAGRAM_OF: Record<DiagramName, ComponentType<DiagramProps>> = {
  AxisParts,
  CacheParts,
  ChartParts,
  FieldParts,
  GroupsAndLeaves,
  Localization,
  PickerValue,
  PlansAndPackages,
  RowPath,
  TreeItemParts,
};
