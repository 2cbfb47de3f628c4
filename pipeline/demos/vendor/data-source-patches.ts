import { ANSWER } from '../draw-with-answers.ts';
import type { Patch } from './patch.ts';

/**
 * A grid otherwise asks its data source in an effect. Columns that come with the answer, those of a pivot, would need
 * another rendering: such a grid waits.
 */
export const DATA_SOURCE_PATCHES: readonly Patch[] = [
  {
    file: 'x-data-grid/hooks/features/dataSource/useGridDataSourceBase.mjs',
    replace: [
      [
        'const dataSourceApi = {',
        `apiRef.current.drawAnswer = () => {
    if (!props.dataSource || apiRef.current.state.pivoting?.active) return;
    const params = { ...gridGetRowsParamsSelector(apiRef), ...apiRef.current.unstable_applyPipeProcessors('getRowsParams', {}) };
    const response = globalThis.${ANSWER}?.(() => props.dataSource.getRows(params));
    if (!response) return;
    if (response.rowCount !== undefined) apiRef.current.setRowCount(response.rowCount);
    apiRef.current.setRows(response.rows);
    apiRef.current.unstable_applyPipeProcessors('processDataSourceRows', { params, response }, true);
  };
  const dataSourceApi = {`,
      ],
    ],
  },
  {
    // On the server this runs once: when all features of a grid are set up.
    file: 'x-data-grid/hooks/core/pipeProcessing/useGridPipeProcessing.mjs',
    replace: [
      [
        'groupCache.processorsUpdated = false;\n        runAppliers(groupCache);\n      }\n    }\n',
        'groupCache.processorsUpdated = false;\n        runAppliers(groupCache);\n      }\n    }\n    apiRef.current.drawAnswer?.();\n',
      ],
    ],
  },
];
